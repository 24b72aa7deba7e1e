import type * as z from 'zod/mini';
import type { CommandText } from '../../../../src/domain/command.ts';
import type { CustomerId } from '../../../../src/domain/customer/customer.ts';
import type { Order, OrderId } from '../../../../src/domain/order/order.ts';
import type { OrderSheet } from '../../../../src/domain/order/sheet/sheet.ts';
import type { Refusal } from '../../../../src/domain/result.ts';
import type { Patch } from '../../../../src/domain/rows.ts';
import type { Tx } from '../../db/connection/open.ts';
import type { After, Entry } from '../action.ts';
import type { Rows } from '../reads.ts';

/** What a movement of money is decided on: the sheet of the order as it is, and its customer. */
export interface MoneyFacts {
  readonly sheet: OrderSheet | undefined;
  readonly customer: CustomerId | null;
}

/** What a movement of money does, once its rules allow it. */
export interface Decided {
  readonly enters: readonly Entry[];
  /** Of rows of the order and its tasks. */
  readonly patches?: readonly Patch[];
  readonly after?: After;
  /** Cents that a customer gets, without what is taken back: what the limit of a center is about (OUR-150). */
  readonly gives: number;
  /** Whether it takes something back as well: `gives` is then not what its order gets, and it is not proposed. */
  readonly takesBack?: boolean;
}

/** A call that moves money, as a proposal keeps it until another sends it. */
export interface Move<Body, Facts extends MoneyFacts> {
  readonly service: string;
  readonly body: z.ZodMiniType<Body>;
  readonly refusals: CommandText<never>['refusals'];
  readonly facts: (tx: Tx, known: MoneyFacts, order: OrderId, body: Body, by: string) => Promise<Facts>;
  readonly decide: (
    body: Body,
    order: Order,
    facts: Facts & { readonly customer: CustomerId },
    rows: Rows,
    nowMs: number,
  ) => Decided | Refusal;
}

/** A move with the body of one call: run whatever the type of the body. */
export interface PreparedMove {
  readonly refusals: CommandText<never>['refusals'];
  facts(tx: Tx, known: MoneyFacts, order: OrderId, by: string): Promise<MoneyFacts>;
  decide(
    order: Order,
    facts: MoneyFacts & { readonly customer: CustomerId },
    rows: Rows,
    nowMs: number,
  ): Decided | Refusal;
}

const moves = new Map<string, (body: unknown) => PreparedMove>();

/** Makes a call known to proposals, by its service. */
export function keepMove<Body, Facts extends MoneyFacts>(move: Move<Body, Facts>): void {
  moves.set(move.service, (raw) => {
    const body = move.body.parse(raw);
    return {
      refusals: move.refusals,
      facts: (tx, known, order, by) => move.facts(tx, known, order, body, by),
      decide: (order, facts, rows, nowMs) =>
        move.decide(body, order, facts as Facts & { customer: CustomerId }, rows, nowMs),
    };
  });
}

/** The move of a proposal, with the body that it keeps; undefined where this build has no such call any more. */
export const moveOf = (service: string, body: unknown): PreparedMove | undefined => moves.get(service)?.(body);
