import type { Tx } from '../../db/connection/open.ts';
import { insertTransactions } from '../../db/customers/transactions.ts';
import { insertContacts } from '../../db/customers/write-contacts.ts';
import { insertCustomers } from '../../db/customers/write-customers.ts';
import { insertSheets } from '../../db/sheets/write-sheets.ts';
import { sheetsOf } from '../../world/orders/sheets.ts';
import { transactionsOf } from '../../world/orders/transactions.ts';
import { contactsOf } from '../../world/people/contacts.ts';
import { customersOf } from '../../world/people/customers.ts';
import type { Change, Step } from '../change.ts';
import { marketOrdersAreKnown } from '../market.ts';

/** Enters the customers of a step's new orders: phone numbers, customers, and sheets with payments. */
export async function arrivalsAreKnown(tx: Tx, step: Step): Promise<void> {
  const { changes, nowMs } = step;
  const come = changes.flatMap(arrived);
  await insertContacts(tx, contactsOf(come));
  await insertCustomers(tx, customersOf(come, nowMs));
  const made = sheetsOf(come, changes.flatMap(ordered));
  await insertSheets(tx, made);
  await insertTransactions(tx, transactionsOf(made, nowMs));
  await marketOrdersAreKnown(tx, step);
}

const arrived = (change: Change) => ('insert' in change && change.kind === 'task' ? [change.insert] : []);

const ordered = (change: Change) => ('insert' in change && change.kind === 'order' ? [change.insert] : []);
