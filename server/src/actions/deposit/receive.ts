import * as z from 'zod/mini';
import { heldBasis } from '../../../../src/domain/deposit/basis.ts';
import { Moved } from '../../../../src/domain/deposit/commands/deposit-command.ts';
import { HandedBack } from '../../../../src/domain/deposit/commands/receive.ts';
import { depositMoved } from '../../../../src/domain/deposit/text.ts';
import { DriverId } from '../../../../src/domain/driver/driver.ts';
import { Id } from '../../../../src/domain/schema.ts';
import {
  type ClientAccount,
  type DriverAccount,
  driverAccounts,
  lastMover,
  lockClientAccounts,
  type OpenMovement,
  ofClient,
  ofOrder,
  ofUser,
  openReceipts,
} from '../../db/deposits/deposit-accounts.ts';
import type { NewMovement } from '../../db/deposits/write-deposits.ts';
import type { Replaced } from '../action.ts';
import { depositAction, type Moves } from './deposit-action.ts';
import { backwards, draw, hereFirst, total, type Withdrawal } from './move.ts';
import { depositTexts } from './text.ts';

const what = { driver_id: DriverId, user_id: Id, product_id: Id };

interface Receiver {
  readonly driver_id: DriverId;
  readonly by: string;
}

/** A driver receives a product from a client, who must have as many (DSP-812, API-116). */
export const receiveFrom = depositAction({
  service: 'receive_from',
  summary: 'Enregistre les consignes remises par un client à un livreur',
  body: z.strictObject({ ...what, quantity: Moved }),
  accounts: (tx, { user_id, product_id }) => lockClientAccounts(tx, ofUser(user_id, product_id)),
  moves: ({ body, center, by, accounts }) =>
    received({ driver_id: body.driver_id, by }, hereFirst(accounts, center), body.quantity),
  basis: heldByClient,
});

/**
 * A client hands a product back, which a driver takes. Below 0 the driver gives as many back to him, from his latest
 * receipts from him (DSP-808 to DSP-810, API-113). Whoever has the product gets no refund: a client's refund is
 * computed from his account.
 */
export const returnTo = depositAction({
  service: 'return_to',
  summary: "Enregistre la reprise de consignes d'un client par un livreur",
  body: z.strictObject({ ...what, quantity: HandedBack }),
  accounts: async (tx, { driver_id, user_id, product_id }) => ({
    client: await lockClientAccounts(tx, ofUser(user_id, product_id)),
    driver: await driverAccounts(tx, driver_id),
    receipts: await openReceipts(tx, { driver: driver_id, user: user_id, product: product_id }),
  }),
  moves: ({ body, center, by, accounts }) =>
    body.quantity > 0
      ? received({ driver_id: body.driver_id, by }, hereFirst(accounts.client, center), body.quantity)
      : takenBack(-body.quantity, by, accounts),
  basis: (body, { client }) => heldByClient(body, client),
});

/** A client hands back his whole remainder of one order, which a driver takes (DSP-800, API-111). */
export const returnOrderTo = depositAction({
  service: 'return_order_to',
  summary: "Enregistre la reprise de toutes les consignes d'une commande par un livreur",
  body: z.strictObject({ driver_id: DriverId, order_id: Id }),
  accounts: (tx, { order_id }) => lockClientAccounts(tx, ofOrder(order_id)),
  moves: ({ body, by, accounts }) =>
    accounts.length === 0
      ? { error: depositTexts.orderHasNone }
      : { enters: accounts.map((account) => receipt({ driver_id: body.driver_id, by }, { account, ...account })) },
});

/** How many of the product he has, and who moved some of it last (OUR-266). */
function heldByClient(
  { user_id, product_id }: { readonly user_id: number; readonly product_id: number },
  accounts: readonly ClientAccount[],
): Replaced {
  const values = heldBasis(total(accounts));
  const label = accounts[0]?.deposit_label;
  return {
    values,
    moved: label === undefined ? depositTexts.clientHasNone : depositMoved.held(label, values),
    author: (tx) => lastMover(tx, ofClient(user_id, product_id)),
  };
}

function received(receiver: Receiver, accounts: readonly ClientAccount[], quantity: number): Moves {
  const drawn = draw(accounts, quantity);
  if (drawn) return { enters: drawn.map((one) => receipt(receiver, one)) };
  const held = total(accounts);
  return { error: held === 0 ? depositTexts.clientHasNone : depositTexts.clientHas(held) };
}

const receipt = ({ driver_id, by }: Receiver, { account, quantity }: Withdrawal<ClientAccount>): NewMovement => ({
  ...{ center_id: account.center_id, product_id: account.product_id, deposit_user_id: account.id },
  ...{ driver_id, quantity, movement: 'receipt', cancels: null, done_by: by },
});

interface Held {
  readonly driver: readonly DriverAccount[];
  readonly receipts: readonly OpenMovement[];
}

/** Cancels receipts, the latest first, as far as the driver still has the products. */
function takenBack(quantity: number, by: string, { driver, receipts }: Held): Moves {
  const there = stillThere(driver, receipts);
  const drawn = draw(there, quantity);
  if (!drawn) return { error: depositTexts.handedOver(total(there)) };
  return { enters: drawn.map(({ account, quantity: taken }) => backwards({ ...account.receipt, done_by: by }, taken)) };
}

/**
 * How much of each receipt can be cancelled: its remainder, and in all no more than the driver has of the product
 * there.
 */
function stillThere(driver: readonly DriverAccount[], receipts: readonly OpenMovement[]) {
  const left = new Map<string, number>(driver.map((account) => [placeOf(account), account.quantity]));
  return receipts.map((receipt) => {
    const held = left.get(placeOf(receipt)) ?? 0;
    const quantity = Math.min(receipt.left, held);
    left.set(placeOf(receipt), held - quantity);
    return { receipt, quantity };
  });
}

const placeOf = ({ center_id, product_id }: Pick<DriverAccount, 'center_id' | 'product_id'>) =>
  `${center_id}/${product_id}`;
