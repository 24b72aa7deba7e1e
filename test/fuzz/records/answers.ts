import { askedBy, type LookedState } from '../../engine/looked.ts';
import type { Call, Delivered } from '../../engine/network.ts';
import type { Shadow } from '../../engine/shadow.ts';
import { tells } from '../oracle/lifted.ts';
import { type Fields, list, type RowFields, type Rows, record } from '../oracle/word.ts';
import { same } from '../same.ts';
import { scopes, type Traits } from '../seen.ts';

/** Its lines are the sheet's, whatever boards call `products`. */
const withoutLines = ({ products: _, ...order }: Fields): Fields => order;

/** The rows of an answer by key, in its own scope; one that names another center has none, nor does a refusal. */
export function saidByKey(
  { endpoint, center }: Pick<LookedState, 'endpoint' | 'center'>,
  body: unknown,
): readonly RowFields[] {
  if (endpoint === 'customer') return tells('customer', body);
  if (endpoint === 'customer-orders') return list(body).flatMap((row) => tells('orderSummary', row));
  const sheet = record(body);
  // One that names none belongs where it was asked for.
  if ((sheet.center_id ?? sheet.center ?? center) !== center) return [];
  return [...tells('order', withoutLines(sheet)), ...tells('orderSheet', sheet)];
}

/** Reads by key of one user: when each began, its answer, and what that may change. */
export class KeyedAnswers {
  private readonly startAcks = new Map<string, number>();
  private readonly answers = new Map<string, Delivered>();
  private readonly sent = new Map<Call, string>();

  constructor(private readonly shadow: Shadow) {}

  onSent(call: Call): void {
    const asks = askedBy(call.request);
    const started = this.shadow
      .of('records')
      .filter((it) => it.endpoint === asks?.endpoint && it.subject === asks.subject)
      .sort((a, b) => b.start - a.start)[0];
    if (!started) return;
    const key = `${started.key}/${started.start}`;
    this.sent.set(call, key);
    this.startAcks.set(key, Number(this.shadow.meta('ack') ?? 0));
  }

  onDelivered(it: Delivered): void {
    const key = this.sent.get(it.call);
    this.sent.delete(it.call);
    if (key !== undefined) this.answers.set(key, it);
  }

  /** The rows of a scope as the answers that this commit applied leave them; of vanished ones see `mayVanish`. */
  over(rows: Rows, scope: number, before: Traits, seen: Traits): Rows {
    const after: Rows = new Map(rows);
    for (const applied of this.appliedBy(before, seen)) {
      if (applied.center !== scope) continue;
      const key = `${applied.key}/${applied.appliedStart}`;
      const { reply, call } = this.answers.get(key) ?? {};
      const said =
        reply?.kind === 'answer' && isTold(reply.status) ? saidByKey(applied, call?.whole ?? reply.body) : [];
      for (const { key: row, fields } of said) {
        // An action's answer, or a poll begun later, had it since: it is left alone.
        const isLeft = (before.acks.get(`${scope}/${row}`) ?? 0) > (this.startAcks.get(key) ?? 0);
        const untouched = same(seen.rows.get(scope)?.get(row), before.rows.get(scope)?.get(row));
        // Fields of records alone are as in the answer; boards may have more of an order.
        const kept = row.startsWith('order:') ? after.get(row) : {};
        if (untouched) continue;
        if (!isLeft) after.set(row, { ...kept, ...fields });
        // Two reads tell an order by different fields: the earlier one has those that the later one lacks.
        else if (row.startsWith('order:')) after.set(row, { ...fields, ...after.get(row) });
      }
      for (const row of before.looked.get(applied.key)?.rows ?? [])
        if (!applied.rows.includes(row) && !seen.rows.get(scope)?.has(row) && mayVanish(row, scope, before, seen))
          after.delete(row);
    }
    // Things looked at long ago leave with their rows, even when opened anew in the same moment.
    const isGone = (key: string, was: LookedState) =>
      was.center === scope && (seen.looked.get(key)?.appliedStart ?? -1) < was.appliedStart;
    for (const [key, gone] of before.looked)
      for (const row of isGone(key, gone) ? gone.rows : [])
        if (!seen.rows.get(scope)?.has(row) && mayVanish(row, scope, before, seen)) after.delete(row);
    // So do things that another center has had since.
    for (const [key, was] of before.looked) {
      const now = seen.looked.get(key);
      const isLet = was.center === scope && now?.appliedStart === was.appliedStart && isToldElsewhere(was, before);
      for (const row of isLet ? was.rows : [])
        if (!seen.rows.get(scope)?.has(row) && mayVanish(row, scope, before, seen)) after.delete(row);
    }
    return after;
  }

  /**
   * Whether this commit applied an answer with the row, asked for after that ack; a row that is not there needs none.
   */
  covers(center: number, row: string, ack: number, before: Traits, seen: Traits): boolean {
    return this.appliedBy(before, seen).some((it) => {
      const startAck = this.startAcks.get(`${it.key}/${it.appliedStart}`) ?? 0;
      const isTold = it.rows.includes(row) || !seen.rows.get(center)?.has(row);
      return it.center === center && startAck >= ack && isTold;
    });
  }

  private appliedBy(before: Traits, seen: Traits): readonly LookedState[] {
    return [...seen.looked.values()].filter((it) => it.appliedStart > (before.looked.get(it.key)?.appliedStart ?? 0));
  }
}

/** A content, or word that it is the one the device holds. */
const isTold = (status: number) => status === 200 || status === 304;

/** An answer begun later than that of a sheet had its order in another center. */
function isToldElsewhere(
  { center, subject, appliedStart }: LookedState,
  { memberships, starts, sources }: Traits,
): boolean {
  return scopes.some((scope) => {
    const row = `${scope}/order:${subject}`;
    const boards = (memberships.get(row) ?? []).map(
      (it) => sources.get(`${it.split('/')[0]}@${scope}`)?.appliedStart ?? 0,
    );
    return scope !== center && Math.max(starts.get(row) ?? 0, ...boards) > appliedStart;
  });
}

/** No board lists the row, and nothing else that is looked at. */
function mayVanish(row: string, scope: number, before: Traits, seen: Traits): boolean {
  const lists = before.memberships.get(`${scope}/${row}`) ?? [];
  const isLooked = [...seen.looked.values()].some((it) => it.center === scope && it.rows.includes(row));
  return !isLooked && lists.every((it) => it.startsWith('answer/') || isOfRecord(it));
}

/** `order-sheet#42/order`: a list of a thing that is looked at. */
const isOfRecord = (list: string) => list.split('/')[0]?.includes('#') === true;
