import type { SourceState, StoredCommand } from '../../src/db/schema.ts';
import { kinds } from '../../src/domain/rows.ts';
import type { Call, Delivered } from '../engine/network.ts';
import type { Shadow } from '../engine/shadow.ts';
import type { World } from '../engine/world.ts';
import { isRereadOf, mayVanish, saidByPoll, sourceOf } from './calls.ts';
import { type Fields, isTrue, lay, type Rows, type Shown, shows, sight, told } from './oracle.ts';
import { wrongProjection } from './projection.ts';
import { firstDifference, plain } from './rows.ts';
import { same } from './same.ts';
import { truthRows } from './truth.ts';

const centers = [9, 12] as const;
const shown = [...kinds, 'outbox', 'overlay', 'lists', 'views'];

interface Start {
  readonly commit: number;
  readonly ack: number;
  readonly term: unknown;
  readonly query: string;
}

/** A settled command whose word the server has not taken back: it must stay seen. */
interface Kept {
  readonly id: string;
  readonly center: number;
  readonly lanes: readonly string[];
  readonly key: string;
  readonly field: string;
  readonly value: unknown;
}

/** Looks at one user's database after every commit, and remembers the first thing that must not be. */
export class Watch {
  failure: string | null = null;
  /** Every command ever stored, as first seen. */
  readonly issued = new Map<string, StoredCommand>();
  /** Commands their author has been told of: parked, discarded or replaced. */
  readonly toldOf = new Map<string, string[]>();
  /** Commands that settled because the server said so without doing them now. */
  readonly alreadyTrue = new Set<string>();
  private readonly settled = new Map<string, readonly Shown[]>();
  private readonly ackCommit = new Map<string, number>();
  private readonly starts = new Map<string, Start>();
  private readonly answers = new Map<string, Delivered>();
  private readonly sent = new Map<Call, string>();
  /** Ack counter when a call left. */
  private readonly ackAtSend = new Map<Call, number>();
  private readonly replies = new Map<string, Delivered>();
  private readonly beginners = new Map<string, string>();
  private kept: Kept[] = [];
  private rows = new Map<number, Rows>();
  private acks = new Map<string, number>();
  private memberships = new Map<string, readonly string[]>();
  private outbox = new Map<string, StoredCommand>();
  private sources = new Map<string, SourceState>();
  private lastEntry = 0;
  private lastAck = 0;

  constructor(
    private readonly world: World,
    readonly shadow: Shadow,
    readonly userKey: string,
  ) {
    shadow.onCommit((touched, by) => {
      if (this.failure) return;
      const problem = this.look(touched, by);
      if (problem) this.failure = `user ${userKey}, commit ${shadow.commits} by ${by}: ${problem}`;
    });
  }

  onSent(call: Call): void {
    this.ackAtSend.set(call, this.lastAck);
    const key = sourceOf(call);
    const source = this.shadow.of('sources').find((it) => it.key === key);
    if (source) this.sent.set(call, `${key}/${source.poll}`);
  }

  onDelivered(it: Delivered): void {
    const poll = this.sent.get(it.call);
    this.sent.delete(it.call);
    if (poll !== undefined) this.answers.set(poll, it);
    const id = this.commandOf(it.call);
    if (id !== undefined) this.replies.set(id, it);
  }

  /** The command a call sends, or reads again after its answer was lost. */
  private commandOf({ request }: Call): string | undefined {
    const open = this.shadow.of('outbox').sort((a, b) => a.seq - b.seq);
    if (request.method === 'GET') {
      return open.find((row) => row.state !== 'settled' && isRereadOf(row, request.path, request.query?.ids))?.id;
    }
    return open.find((row) => row.state !== 'settled' && same(row.request, request))?.id;
  }

  private look(touched: ReadonlySet<string>, by: string): string | null {
    const before = this.rows;
    const outboxBefore = this.outbox;
    const sourcesBefore = this.sources;
    this.outbox = new Map(this.shadow.of('outbox').map((row) => [row.id, row]));
    for (const row of this.outbox.values()) if (!this.issued.has(row.id)) this.issued.set(row.id, row);
    this.sources = new Map(this.shadow.of('sources').map((row) => [row.key, row]));
    const acksBefore = this.acks;
    const membershipsBefore = this.memberships;
    if (kinds.some((kind) => touched.has(kind))) this.readRows();
    const events = this.readJournal();
    return (
      this.lookAtOutcomes(events, before, outboxBefore, by) ??
      this.lookAtRemovals(events, outboxBefore) ??
      this.lookAtPolls(sourcesBefore, before, acksBefore, membershipsBefore, touched) ??
      (shown.some((table) => touched.has(table)) ? this.lookAtSight() : null) ??
      this.lookAtKept()
    );
  }

  private readRows(): void {
    this.rows = new Map(centers.map((center) => [center, new Map<string, Fields>()]));
    this.acks = new Map();
    this.memberships = new Map();
    for (const kind of kinds) {
      for (const { center, id, row, ack, lists } of this.shadow.rows(kind)) {
        this.rows.get(center)?.set(`${kind}:${id}`, row);
        this.acks.set(`${center}/${kind}:${id}`, ack ?? 0);
        this.memberships.set(`${center}/${kind}:${id}`, lists);
      }
    }
  }

  private readJournal() {
    const fresh = this.shadow
      .of('journal')
      .filter((entry) => (entry.n ?? 0) > this.lastEntry)
      .sort((a, b) => (a.n ?? 0) - (b.n ?? 0));
    for (const entry of fresh) {
      this.lastEntry = entry.n ?? this.lastEntry;
      this.toldOf.set(entry.commandId, [...(this.toldOf.get(entry.commandId) ?? []), entry.event]);
    }
    return fresh;
  }

  private lookAtOutcomes(
    events: readonly { readonly commandId: string; readonly event: string }[],
    before: ReadonlyMap<number, Rows>,
    outboxBefore: ReadonlyMap<string, StoredCommand>,
    by: string,
  ): string | null {
    const ack = Number(this.shadow.meta('ack') ?? 0);
    const isAcked = ack > this.lastAck;
    this.lastAck = ack;
    for (const { commandId, event } of events) {
      const was = outboxBefore.get(commandId);
      const is = this.outbox.get(commandId);
      if (is?.state === 'sending' && (was?.state !== 'sending' || was.attempt !== is.attempt)) {
        this.beginners.set(`${commandId}/${is.attempt}`, by);
      }
      const isOutcome = was?.state === 'sending' && event !== 'sending';
      if (isOutcome && !this.mayConclude(was, by)) return `${by} wrote the outcome of ${commandId}, sent by another`;
      if (!isAcked || !was || !is) continue;
      const problem = this.takeAnswer(was, is, before.get(is.center) ?? new Map());
      if (problem) return problem;
    }
    return null;
  }

  private mayConclude(was: StoredCommand, by: string): boolean {
    const lock = this.world.locks.snapshot().held?.find((it) => it.name === `send:${was.id}`);
    return lock?.clientId === by || this.beginners.get(`${was.id}/${was.attempt}`) === by;
  }

  /** An answer was written: what it told, what the command shows from now on, what it takes from earlier ones. */
  private takeAnswer(was: StoredCommand, is: StoredCommand, before: Rows): string | null {
    const delivered = this.replies.get(is.id);
    const reply = delivered?.reply;
    const startAck = (delivered && this.ackAtSend.get(delivered.call)) ?? 0;
    const answer = reply?.kind === 'answer' ? told(is.name, reply.status, reply.body) : [];
    const after = this.rows.get(is.center) ?? new Map<string, Fields>();
    const expected: Rows = new Map(before);
    for (const { key, fields } of answer) {
      const isNewer = (this.acks.get(`${is.center}/${key}`) ?? 0) !== this.lastAck;
      if (!isNewer) expected.set(key, { ...expected.get(key), ...fields });
    }
    const wrong = firstDifference(expected, after);
    if (wrong) return `after the answer to ${is.id}: ${wrong}`;
    const written = answer.filter((row) => this.isWritten(is.center, row.key));
    if (is.state === 'settled') this.settle(was, is, before, written);
    for (const [id, shown] of this.settled) {
      if (id === is.id || this.outbox.get(id)?.center !== is.center) continue;
      // Settled after the request left: its answer may be older.
      if ((this.outbox.get(id)?.ack ?? 0) > startAck) continue;
      this.settled.set(
        id,
        shown.map((it) => withFields(it, written)),
      );
    }
    return null;
  }

  private isWritten(center: number, key: string): boolean {
    return this.acks.get(`${center}/${key}`) === this.lastAck;
  }

  private settle(was: StoredCommand, is: StoredCommand, before: Rows, answer: readonly Shown[]): void {
    const base: Rows = new Map(before);
    const earlier = [...this.outbox.values()].filter((row) => row.state === 'settled' && row.seq < is.seq);
    for (const row of earlier.sort((a, b) => a.seq - b.seq)) lay(base, this.settled.get(row.id) ?? []);
    const shown = shows({ ...was }, base).map((it) => withFields(it, answer));
    this.settled.set(is.id, shown);
    this.ackCommit.set(is.id, this.shadow.commits);
    const after = this.rows.get(is.center) ?? new Map<string, Fields>();
    const reply = this.replies.get(is.id);
    if (reply && (reply.call.request.method === 'GET' || reply.reply.kind !== 'answer' || reply.reply.status !== 200)) {
      if (isTrue(is, after)) this.alreadyTrue.add(is.id);
    }
    const truth = this.truthRows(is.center);
    for (const { key, fields } of shown) {
      for (const [field, value] of Object.entries(fields)) {
        if (!same(plain(truth.get(key)?.[field]), plain(value))) continue;
        this.kept.push({ id: is.id, center: is.center, lanes: is.lanes, key, field, value });
      }
    }
  }

  private lookAtRemovals(
    events: readonly { readonly commandId: string; readonly event: string }[],
    outboxBefore: ReadonlyMap<string, StoredCommand>,
  ): string | null {
    for (const [id, was] of outboxBefore) {
      const is = this.outbox.get(id);
      if (is) {
        const problem = this.lookAtShrunk(was, is);
        if (problem) return problem;
        continue;
      }
      if (this.shadow.of('meta').length === 0) continue;
      if (events.some((it) => it.commandId === id && it.event === 'discarded')) continue;
      if (was.state !== 'settled') return `${id} (${was.state}) left the outbox without a word in the journal`;
      const showsNothing = this.settled.get(id)?.every((it) => Object.keys(it.fields).length === 0) ?? false;
      const problem = showsNothing ? null : this.mayLeave(was);
      if (problem) return `${id} is shown no more: ${problem}`;
      this.settled.delete(id);
    }
    return null;
  }

  /** A settled command may stop showing one row before another. */
  private lookAtShrunk(was: StoredCommand, is: StoredCommand): string | null {
    const left = new Set((is.settledEffect ?? []).map((it) => `${it.kind}:${it.id}`));
    if (
      was.state !== 'settled' ||
      left.size === new Set((was.settledEffect ?? []).map((it) => `${it.kind}:${it.id}`)).size
    )
      return null;
    const problem = this.mayLeave(was);
    this.settled.set(
      is.id,
      (this.settled.get(is.id) ?? []).filter((it) => left.has(it.key)),
    );
    return problem && `${is.id} shows less: ${problem}`;
  }

  /** A settled command may go once a poll that started after it was applied, and none that started before is awaited. */
  private mayLeave(command: StoredCommand): string | null {
    const ackCommit = this.ackCommit.get(command.id) ?? 0;
    const polls = [...this.sources.values()].filter((source) => source.center === command.center);
    const isCovered = polls.some((source) => {
      const start = this.starts.get(`${source.key}/${source.appliedPoll}`);
      return start !== undefined && start.commit > ackCommit;
    });
    if (!isCovered) return 'no poll that started after it was applied';
    const term = this.shadow.meta('term');
    for (const [call, poll] of this.sent) {
      const start = this.starts.get(poll);
      if (call.isOver || start?.term !== term || !poll.includes(`@${command.center}/`)) continue;
      if (!this.world.tabs.some((tab) => tab.id === call.tabId)) continue;
      if (start && start.commit < ackCommit) return `poll ${poll}, started before it, is still awaited`;
    }
    return null;
  }

  private lookAtPolls(
    sourcesBefore: ReadonlyMap<string, SourceState>,
    before: ReadonlyMap<number, Rows>,
    acksBefore: ReadonlyMap<string, number>,
    membershipsBefore: ReadonlyMap<string, readonly string[]>,
    touched: ReadonlySet<string>,
  ): string | null {
    const term = this.shadow.meta('term');
    let hasMerged = false;
    for (const source of this.sources.values()) {
      const was = sourcesBefore.get(source.key);
      if (source.poll > (was?.poll ?? 0)) {
        const start = { commit: this.shadow.commits, ack: this.lastAck, term, query: source.query };
        this.starts.set(`${source.key}/${source.poll}`, start);
      }
      if (source.appliedPoll < (was?.appliedPoll ?? 0)) return `${source.key} went back to an earlier poll`;
      if (source.appliedPoll === (was?.appliedPoll ?? 0)) continue;
      hasMerged = true;
      const problem = this.lookAtMerge(source, before, acksBefore, membershipsBefore);
      if (problem) return `poll ${source.appliedPoll} of ${source.key}: ${problem}`;
    }
    if (hasMerged || this.isWiped(touched) || this.hasAnswered(acksBefore)) return null;
    for (const center of centers) {
      const wrong = firstDifference(before.get(center) ?? new Map(), this.rows.get(center) ?? new Map());
      if (wrong) return `server rows changed without an answer: ${wrong}`;
    }
    return null;
  }

  private readonly isWiped = (touched: ReadonlySet<string>) => touched.has('sources') && this.sources.size === 0;
  private readonly hasAnswered = (acksBefore: ReadonlyMap<string, number>) =>
    [...this.acks].some(([key, ack]) => ack > (acksBefore.get(key) ?? 0));

  private lookAtMerge(
    source: SourceState,
    before: ReadonlyMap<number, Rows>,
    acksBefore: ReadonlyMap<string, number>,
    membershipsBefore: ReadonlyMap<string, readonly string[]>,
  ): string | null {
    const { center } = source;
    const start = this.starts.get(`${source.key}/${source.appliedPoll}`);
    const reply = this.answers.get(`${source.key}/${source.appliedPoll}`)?.reply;
    if (!start || reply?.kind !== 'answer') return 'applied without an answer';
    if (start.term !== this.shadow.meta('term')) return 'applied after another leader took over';
    const rowsBefore = before.get(center) ?? new Map<string, Fields>();
    const rowsAfter = this.rows.get(center) ?? new Map<string, Fields>();
    const said = reply.status === 304 ? [] : saidByPoll(reply.body);
    const isLeft = (key: string) => (acksBefore.get(`${center}/${key}`) ?? 0) > start.ack;
    const expected: Rows = new Map(rowsBefore);
    for (const { key, fields } of said) if (!isLeft(key)) expected.set(key, { ...expected.get(key), ...fields });
    const saidKeys = new Set(said.map((it) => it.key));
    for (const [key, row] of rowsBefore) {
      if (rowsAfter.has(key)) continue;
      const lists = membershipsBefore.get(`${center}/${key}`) ?? [];
      const isWrong = saidKeys.has(key) || isLeft(key) || !mayVanish(source, start.query, lists, key, row);
      if (isWrong) return `${key} went although the answer does not say so`;
      expected.delete(key);
    }
    return firstDifference(expected, rowsAfter);
  }

  private lookAtSight(): string | null {
    for (const center of centers) {
      const orders = [...this.outbox.values()].filter((row) => row.center === center);
      const server = this.rows.get(center) ?? new Map<string, Fields>();
      const { rows, inDoubt } = sight(server, orders, this.settled);
      const overlay = this.shadow.of('overlay').filter((row) => row.center === center);
      const seen: Rows = new Map(server);
      for (const { kind, id, row } of overlay) if (row) seen.set(`${kind}:${id}`, { ...row });
      const wrong = firstDifference(rows, seen);
      if (wrong) return `what is seen: ${wrong}`;
      for (const { kind, id, marks } of overlay) {
        const mine = orders.filter((row) => row.state !== 'settled' && row.lanes.includes(`${kind}:${id}`));
        const expected = mine
          .sort((a, b) => a.seq - b.seq)
          .map((row) => ({ commandId: row.id, name: row.name, state: row.state, inDoubt: inDoubt.has(row.id) }));
        if (!same(marks, expected)) return `marks of ${kind}:${id}: ${JSON.stringify(marks)}`;
      }
      const wrongList = wrongProjection(this.shadow, center);
      if (wrongList) return wrongList;
    }
    return null;
  }

  /** What the server agreed to and has not changed since never snaps back. */
  private lookAtKept(): string | null {
    const open = [...this.outbox.values()].filter((row) => row.state !== 'settled');
    const truths = new Map(centers.map((center) => [center as number, this.truthRows(center)]));
    this.kept = this.kept.filter((it) => {
      if (this.rows.get(it.center)?.has(it.key) !== true) return false;
      return same(plain(truths.get(it.center)?.get(it.key)?.[it.field]), plain(it.value));
    });
    for (const it of this.kept) {
      const isTouched = [...this.outbox.values()].some(
        (row) =>
          row.id !== it.id &&
          row.center === it.center &&
          row.seq > (this.issued.get(it.id)?.seq ?? 0) &&
          touches(row, it.key),
      );
      if (isTouched || open.some((row) => touches(row, it.key))) continue;
      const [kind, id] = it.key.split(':');
      const over = this.shadow
        .of('overlay')
        .find((row) => row.center === it.center && row.kind === kind && row.id === Number(id));
      const row: Fields = { ...(over?.row ?? this.rows.get(it.center)?.get(it.key)) };
      if (this.isFromBetween(it, row)) continue;
      if (!same(plain(row[it.field]), plain(it.value)))
        return `${it.key}.${it.field}, settled by ${it.id}, snapped back to ${JSON.stringify(row[it.field])}`;
    }
    return null;
  }

  /** A server behind its writes may tell what a colleague did between the issue and the act: nobody here can know. */
  private isFromBetween({ id, key }: Kept, row: Fields): boolean {
    const [, before = {}] = Object.entries(this.issued.get(id)?.before ?? {}).find(([name]) => name === key) ?? [];
    const isAsBefore = Object.entries(before).every(([field, value]) => same(plain(row[field]), plain(value)));
    return this.world.server.lagMs > 0 && !isAsBefore;
  }

  private truthRows(center: number): Rows {
    return truthRows(this.world, center);
  }
}

const touches = (row: StoredCommand, key: string) =>
  key in row.before ||
  row.lanes.some((lane) => lane === key) ||
  (row.settledEffect ?? []).some((it) => `${it.kind}:${it.id}` === key);

function withFields(shown: Shown, answer: readonly Shown[]): Shown {
  const said = answer.find((it) => it.key === shown.key);
  if (!said) return shown;
  const fields = Object.entries(shown.fields).map(([field, value]) => [
    field,
    field in said.fields ? said.fields[field] : value,
  ]);
  return { key: shown.key, fields: Object.fromEntries(fields) };
}
