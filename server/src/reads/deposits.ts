import * as z from 'zod/mini';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import { DriverId } from '../../../src/domain/driver/driver.ts';
import { Id, maybe } from '../../../src/domain/schema.ts';
import { readClientDebts, readClientDeposits } from '../db/deposits/read-client-deposits.ts';
import { readDepositSummaries, readDriverDeposits, readProductDeposits } from '../db/deposits/read-deposits.ts';
import { TextOffset, textId } from '../http/input.ts';
import { defaultCenter } from './entities.ts';
import { onePage } from './page.ts';
import { read } from './read.ts';

const ofCenter = z.object({ center_id: maybe(textId(CenterId)) });
const pageSize = 20;

/** API-117; offset 0 by default (CST-38). A driver without deposits has an empty history. */
const history = read({
  path: '/depositdriver/history/',
  summary: "Historique des consignes d'un livreur",
  permission: 'flow',
  answers: 'DepositHistory',
  input: z.object({ driver_id: textId(DriverId), offset: maybe(TextOffset) }),
  answer: async ({ driver_id, offset }, { db }) => {
    const page = { offset: offset ?? 0, limit: pageSize };
    const found = await readDriverDeposits(db, driver_id, page);
    return onePage(found, page, `/depositdriver/history/?driver_id=${driver_id}`);
  },
});

/** API-118. */
const byDriver = read({
  path: '/depositdriver/by_driver/',
  summary: 'Consignes par livreur',
  permission: 'flow',
  answers: ['DepositSummary'],
  input: ofCenter,
  answer: ({ center_id }, { db }) => readDepositSummaries(db, center_id ?? defaultCenter),
});

/** API-119. */
const byProduct = read({
  path: '/depositdriver/by_product/',
  summary: 'Consignes par produit',
  permission: 'flow',
  answers: ['ProductDeposits'],
  input: ofCenter,
  answer: ({ center_id }, { db }) => readProductDeposits(db, center_id ?? defaultCenter),
});

/** API-120; offset 0 by default. This and the next one are open to every user of support (SUP-705). */
const clientHistory = read({
  path: '/deposituser/history/',
  summary: "Historique des consignes d'un client",
  permission: null,
  answers: 'ClientHistory',
  input: z.object({ user_id: textId(Id), offset: maybe(TextOffset) }),
  answer: async ({ user_id, offset }, { db }) => {
    const page = { offset: offset ?? 0, limit: pageSize };
    return onePage(await readClientDeposits(db, user_id, page), page, `/deposituser/history/?user_id=${user_id}`);
  },
});

/** API-121. */
const clientDebts = read({
  path: '/deposituser/current/',
  summary: "Consignes en possession d'un client",
  permission: null,
  answers: ['ClientDebt'],
  input: z.object({ user_id: textId(Id) }),
  answer: ({ user_id }, { db }) => readClientDebts(db, user_id),
});

export const depositReads = [history, byDriver, byProduct, clientHistory, clientDebts] as const;
