import type * as z from 'zod/mini';
import type { CustomerId } from '../../../../src/domain/customer/customer.ts';
import { creditReasons } from '../../../../src/domain/money/credit/reasons.ts';
import { type CreditCode, creditRefusals } from '../../../../src/domain/money/text.ts';
import type { Order } from '../../../../src/domain/order/order.ts';
import type { Refusal } from '../../../../src/domain/result.ts';
import { accountOf, type BookedEntry } from '../../db/credits.ts';
import { giveCredits, type NewCredit } from '../../db/money.ts';
import type { AnyAction } from '../action.ts';
import { moneyAction } from '../money-action.ts';
import type { MoneyFacts } from '../proposal/moves.ts';
import type { Rows } from '../reads.ts';

/** What a credit is decided on: the order, and the account of its customer. */
export interface CreditFacts extends MoneyFacts {
  readonly account: readonly BookedEntry[];
}

/** A movement to be made, of the order and its customer. */
export type Movement = Pick<NewCredit, 'kind' | 'cents'> &
  Partial<Pick<NewCredit, 'reason' | 'line_id' | 'quantity' | 'cancels_id'>>;

interface CreditAction<Body> {
  readonly service: string;
  readonly summary: string;
  readonly body: z.ZodMiniType<Body>;
  /** It takes back what we gave by mistake, of a marketplace's order too. */
  readonly isCorrection?: true;
  readonly notesOf: (body: Body) => string;
  /** The movements, or why there is none. */
  readonly decide: (
    body: Body,
    order: Order,
    facts: CreditFacts & { readonly customer: CustomerId },
    rows: Rows,
  ) => readonly Movement[] | Refusal<CreditCode>;
}

/** Credits of an order's customer, all or none. */
export const creditAction = <Body>({ notesOf, decide, ...described }: CreditAction<Body>): AnyAction =>
  moneyAction<Body, CreditFacts>({
    ...described,
    refusals: creditRefusals,
    facts: async (db, known) => ({
      ...known,
      account: known.customer === null ? [] : await accountOf(db, known.customer),
    }),
    decide: (body, order, facts, rows) => {
      const decided = decide(body, order, facts, rows);
      if ('code' in decided) return decided;
      const about = { order_id: order.id, customer_id: facts.customer, notes: notesOf(body).trim() };
      return {
        // What is taken back in the same call opens nothing.
        gives: decided.reduce((sum, { cents }) => sum + Math.max(0, cents), 0),
        takesBack: decided.some(({ cents }) => cents < 0),
        enters: [
          giveCredits(
            rows.by,
            decided.map((movement) => ({ ...movement, ...about })),
          ),
        ],
      };
    },
  });

/** Whether the settings offer a reason, for products or for a whole order (SUP-331, SUP-332). */
export const isOffered = (subtype: string, rows: Rows, isOfProducts: boolean): boolean =>
  creditReasons(rows.settings, isOfProducts).some((reason) => reason.subtype === subtype);
