import { searchCustomers } from '../customer/search.ts';
import { syncCards } from '../payment/card-transaction.ts';
import type { Question } from './question.ts';

/** Every question of the console. */
const all = [searchCustomers, syncCards] as const;

const byName = new Map<string, Question>(all.map((entry) => [entry.name, entry as unknown as Question]));

export const questionNamed = (name: string): Question | undefined => byName.get(name);
