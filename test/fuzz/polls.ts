import type { SourceState } from '../../src/db/schema.ts';
import type { Call, Delivered } from '../engine/network.ts';
import type { Shadow } from '../engine/shadow.ts';
import type { World } from '../engine/world.ts';
import { mayVanish, saidByPoll, sourceOf } from './calls.ts';
import type { Folds } from './folds.ts';
import { meantBy } from './oracle/one-round.ts';
import { list, type RowFields, type Rows, record } from './oracle/word.ts';
import type { KeyedAnswers } from './records/answers.ts';
import { firstDifference } from './rows.ts';
import { rowsOf, scopes, type Traits } from './seen.ts';

interface Start {
  readonly commit: number;
  readonly ack: number;
  readonly term: unknown;
  readonly query: string;
}

/** A row that only an action's answer had stays that long. */
const answeredMs = 30 * 60_000;

/** Polls of one user, by `source/poll`: when each began, its answer, and what that may change. */
export class Polls {
  private readonly starts = new Map<string, Start>();
  private readonly answers = new Map<string, Delivered>();
  private readonly sent = new Map<Call, string>();
  /** When each answer to an action was written. */
  private readonly ackedMs = new Map<number, number>();

  constructor(
    private readonly world: World,
    private readonly shadow: Shadow,
    private readonly folds: Folds,
    private readonly keyed: KeyedAnswers,
  ) {}

  onSent(call: Call): void {
    const key = sourceOf(call);
    const source = this.shadow.of('sources').find((it) => it.key === key);
    if (source) this.sent.set(call, `${key}/${source.poll}`);
  }

  onDelivered(it: Delivered): void {
    const poll = this.sent.get(it.call);
    this.sent.delete(it.call);
    if (poll !== undefined) this.answers.set(poll, it);
  }

  /** Server rows change by an answer only, to its values. */
  look(before: Traits, seen: Traits, touched: ReadonlySet<string>): string | null {
    if (seen.ack > before.ack) this.ackedMs.set(seen.ack, this.world.clock.now());
    let hasMerged = false;
    for (const source of seen.sources.values()) {
      const was = before.sources.get(source.key);
      if (source.poll > (was?.poll ?? 0)) this.begin(source, seen);
      if (source.skipped > (was?.skipped ?? 0) && !this.isOther(source))
        return `${source.key} was skipped, and no answer of another version came`;
      if (source.appliedPoll < (was?.appliedPoll ?? 0)) return `${source.key} went back to an earlier poll`;
      if (source.appliedPoll === (was?.appliedPoll ?? 0)) continue;
      hasMerged = true;
      const problem = this.lookAtMerge(source, before, seen);
      if (problem) return `poll ${source.appliedPoll} of ${source.key}: ${problem}`;
    }
    const isWiped = touched.has('sources') && seen.sources.size === 0;
    if (hasMerged || isWiped || hasAnswered(before, seen)) return null;
    for (const center of scopes) {
      const wrong = firstDifference(this.withoutAnswer(center, before, seen), rowsOf(seen, center));
      if (wrong) return `server rows changed without an answer: ${wrong}`;
    }
    return null;
  }

  /**
   * Why a row settled at a commit must still be shown: it may go once a poll that started after it was applied, and
   * none that started before is awaited.
   */
  whyShown(center: number, ackCommit: number, { sources }: Traits): string | null {
    const isCovered = [...sources.values()].some((source) => {
      const start = this.starts.get(`${source.key}/${source.appliedPoll}`);
      return source.center === center && start !== undefined && start.commit > ackCommit;
    });
    if (!isCovered) return 'no poll that started after it was applied';
    const term = this.shadow.meta('term');
    for (const [call, poll] of this.sent) {
      const start = this.starts.get(poll);
      if (call.isOver || start?.term !== term || !poll.includes(`@${center}/`)) continue;
      if (!this.world.tabs.some((tab) => tab.id === call.tabId)) continue;
      if (start && start.commit < ackCommit) return `poll ${poll}, started before it, is still awaited`;
    }
    return null;
  }

  /** Whether the latest answer of a source has a version, and not the one asked with. */
  private isOther({ key, poll, version }: SourceState): boolean {
    const { reply } = this.answers.get(`${key}/${poll}`) ?? {};
    const said = reply?.kind === 'answer' ? record(reply.body).version : undefined;
    return typeof said === 'number' && said !== version;
  }

  private begin({ key, poll, query }: SourceState, { ack }: Traits): void {
    this.starts.set(`${key}/${poll}`, { commit: this.shadow.commits, ack, term: this.shadow.meta('term'), query });
  }

  /**
   * The rows of a scope after a commit without an answer of a board or to an action: settled rows are folded, rows read
   * by key are there, and rows that nothing has go.
   */
  private withoutAnswer(center: number, before: Traits, seen: Traits): Rows {
    const folded = this.folds.over(rowsOf(before, center), center);
    const expected = this.keyed.over(folded, center, before, seen);
    for (const key of expected.keys())
      if (!rowsOf(seen, center).has(key) && this.isForgotten(`${center}/${key}`, before)) expected.delete(key);
    return expected;
  }

  /** Only an action's answer had the row, and that long ago. */
  private isForgotten(key: string, { acks, memberships }: Traits): boolean {
    const ageMs = this.world.clock.now() - (this.ackedMs.get(acks.get(key) ?? 0) ?? Number.POSITIVE_INFINITY);
    return ageMs >= answeredMs && (memberships.get(key) ?? []).every((it) => it.startsWith('answer/'));
  }

  private lookAtMerge(source: SourceState, before: Traits, seen: Traits): string | null {
    const { center } = source;
    const start = this.starts.get(`${source.key}/${source.appliedPoll}`);
    const { reply, call } = this.answers.get(`${source.key}/${source.appliedPoll}`) ?? {};
    if (!start || reply?.kind !== 'answer') return 'applied without an answer';
    if (start.term !== this.shadow.meta('term')) return 'applied after another leader took over';
    const [rowsBefore, rowsAfter] = [this.folds.over(rowsOf(before, center), center), rowsOf(seen, center)];
    const unreadOf = (key: string) => before.unread.get(`${center}/${key}`) ?? [];
    const isSetAside = (key: string) => (before.sources.get(source.key)?.setAside ?? 0) > 0 && !rowsBefore.has(key);
    const said = reply.status === 304 ? [] : saidByAnswer(reply.body, call?.whole, center, { unreadOf, isSetAside });
    const began = Number(record(source).appliedStart ?? Number.POSITIVE_INFINITY);
    const isLeft = (key: string) =>
      (before.acks.get(`${center}/${key}`) ?? 0) > start.ack ||
      (before.starts.get(`${center}/${key}`) ?? 0) > began ||
      isInLaterAnswer(before, center, key, began);
    const expected: Rows = new Map(rowsBefore);
    for (const { key, fields } of said) if (!isLeft(key)) expected.set(key, { ...expected.get(key), ...fields });
    for (const { key, fields } of meantBy(rowsBefore, expected, said))
      if (!isLeft(key)) expected.set(key, { ...expected.get(key), ...fields });
    const saidKeys = new Set(said.map((it) => it.key));
    for (const [key, row] of rowsBefore) {
      if (rowsAfter.has(key)) continue;
      const lists = before.memberships.get(`${center}/${key}`) ?? [];
      const isWrong = saidKeys.has(key) || isLeft(key) || !mayVanish(source, start.query, lists, key, row);
      if (isWrong) return `${key} went although the answer does not say so`;
      expected.delete(key);
    }
    const isSure = reply.status === 226 && !call?.isSpoiled;
    const left = isSure ? this.leftBehind(source, start, before, [...rowsAfter.keys()], saidKeys) : null;
    return left ?? firstDifference(expected, rowsAfter);
  }

  /** A row that the whole answer would not have had is gone, where its query surely covers it. */
  private leftBehind(
    source: SourceState,
    start: Start,
    before: Traits,
    keys: readonly string[],
    said: ReadonlySet<string>,
  ): string | null {
    const { center, endpoint } = source;
    const asksAll = endpoint !== 'dispatch-load' || !/=0|statuses/.test(start.query);
    const wrong = keys.find((key) => {
      const row = rowsOf(before, center).get(key);
      const lists = before.memberships.get(`${center}/${key}`) ?? [];
      const isOurs = lists.some((it) => it.startsWith(`${endpoint}/`));
      const isLeft = (before.acks.get(`${center}/${key}`) ?? 0) > start.ack;
      const isCovered = asksAll || /^(dock|driver|alert):/.test(key);
      if (!row || !isOurs || isLeft || !isCovered || key.startsWith('metas') || said.has(key)) return false;
      return mayVanish(source, start.query, lists, key, row);
    });
    return wrong ? `${wrong} is still there although the answer tells it no more` : null;
  }
}

/** What could not be read of a source before: fields of a row, and rows that may have come without their id. */
interface Unread {
  readonly unreadOf: (key: string) => readonly string[];
  readonly isSetAside: (key: string) => boolean;
}

/**
 * The rows of an answer: of a delta its own, and for those it does not name, or gives by id alone, all of the whole
 * answer's, but for fields and rows that could not be read the first time: those do not come again (docs/adr/0029). A
 * row out of shape is in neither.
 */
function saidByAnswer(body: unknown, whole: unknown, center: number, { unreadOf, isSetAside }: Unread): RowFields[] {
  const said = saidByPoll(body, center);
  if (whole === undefined) return said;
  const { changed, ...parts } = record(body);
  const told = new Set(said.map(({ key }) => key));
  const isNamed = (kind: string, id: number) => list(record(changed)[`${kind}s`]).includes(id);
  const listOf: Readonly<Record<string, unknown>> = {
    driver: parts.drivers,
    alert: parts.alerts,
    notification: parts.alert_notifications,
  };
  const isAsBefore = ({ key }: RowFields) => {
    const [kind = '', id] = key.split(':');
    if (told.has(key) || isSetAside(key)) return false;
    return kind in listOf ? list(listOf[kind]).includes(Number(id)) : !isNamed(kind, Number(id));
  };
  const asBefore = saidByPoll(whole, center).filter(isAsBefore);
  return [...asBefore.map((row) => without(row, unreadOf(row.key))), ...said];
}

const without = (row: RowFields, names: readonly string[]): RowFields =>
  names.length === 0
    ? row
    : { ...row, fields: Object.fromEntries(Object.entries(row.fields).filter(([name]) => !names.includes(name))) };

/** A board of the center that was asked later has had the row: this answer's row may be older. */
const isInLaterAnswer = ({ sources, memberships }: Traits, center: number, key: string, began: number) =>
  (memberships.get(`${center}/${key}`) ?? []).some(
    (list) => Number(record(sources.get(`${list.split('/')[0]}@${center}`)).appliedStart ?? 0) > began,
  );

const hasAnswered = (before: Traits, seen: Traits) =>
  [...seen.acks].some(([key, ack]) => ack > (before.acks.get(key) ?? 0));
