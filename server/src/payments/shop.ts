import { openDatabase } from '../db/connection/open.ts';
import { findMealPayment } from '../db/customers/edenred.ts';
import { findCardPayment, findPaymentOrder } from '../db/customers/transactions.ts';

/** The payments of the API's database, for the simulated providers in a process of their own. */
export async function openShop(databaseUrl: string) {
  const { db, close } = await openDatabase({ kind: 'server', url: databaseUrl });
  const shopHas = (id: string) => findPaymentOrder(db, id);
  const hasMeal = (id: string) => findMealPayment(db, id);
  return { shopHas, hasCard: (id: string) => findCardPayment(db, id), hasMeal, close };
}
