import * as z from 'zod/mini';
import { detail } from '../asking/detail.ts';
import { CenterId } from '../center/center-id.ts';
import { get } from '../command.ts';
import { DriverId } from '../driver/driver.ts';
import { Id } from '../schema.ts';
import { ClientDebt, ClientHistory, DepositHistory, DepositSummary, ProductDeposits } from './deposit.ts';
import { clientDebtsRequest, depositHistoryRequest } from './requests.ts';

const ofCenter = z.object({ center: CenterId });
const throttleMs = 3_000;

/** The drivers of a center who have ever had deposits (API-118). */
export const driversDeposits = detail('deposits.byDriver', {
  args: ofCenter,
  value: z.array(DepositSummary),
  throttleMs,
  permission: 'flow',
  request: ({ center }) => get('/depositdriver/by_driver/', { query: { center_id: String(center) } }),
});

/** The products with a deposit sold in a center (API-119). */
export const productsDeposits = detail('deposits.byProduct', {
  args: ofCenter,
  value: z.array(ProductDeposits),
  throttleMs,
  permission: 'flow',
  request: ({ center }) => get('/depositdriver/by_product/', { query: { center_id: String(center) } }),
});

/** A page of the deposits of one driver (API-117, DSP-804); the text of its failure is DSP-795. */
export const depositHistory = detail('deposits.history', {
  args: z.object({ driverId: DriverId, offset: z.int().check(z.nonnegative()) }),
  value: DepositHistory,
  throttleMs,
  permission: 'flow',
  request: ({ driverId, offset }) => depositHistoryRequest(driverId, offset),
  failure: "Une erreur s'est produite, veuillez réessayer",
});

/** A client's remaining deposits (API-121, DSP-813). */
export const clientDebts = detail('deposits.ofClient', {
  args: z.object({ userId: Id }),
  value: z.array(ClientDebt),
  throttleMs,
  permission: null,
  request: ({ userId }) => clientDebtsRequest(userId),
});

/** A page of the deposits a client paid, with the state of each (SUP-622, API-120). */
export const clientHistory = detail('deposits.clientHistory', {
  args: z.object({ userId: Id, offset: z.int().check(z.nonnegative()) }),
  value: ClientHistory,
  throttleMs,
  permission: null,
  request: ({ userId, offset }) =>
    get('/deposituser/history/', { query: { user_id: String(userId), offset: String(offset) } }),
});
