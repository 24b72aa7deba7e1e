import type { StoredCommand } from '../../src/db/schema.ts';
import { isRead } from '../engine/calls.ts';
import type { Call, Delivered } from '../engine/network.ts';
import type { Shadow } from '../engine/shadow.ts';
import type { World } from '../engine/world.ts';
import type { KeptWords } from './agreed-values.ts';
import { isRereadOf, readOf, reloadsOf } from './calls.ts';
import type { Folds } from './folds.ts';
import { told, toldByReread } from './oracle/answer-rows.ts';
import { tellsDock, tellsTask } from './oracle/lifted.ts';
import { meantBy } from './oracle/one-round.ts';
import { list, type RowFields, type Rows } from './oracle/word.ts';
import { lay, type Oracle } from './oracle.ts';
import type { Polls } from './polls.ts';
import type { KeyedAnswers } from './records/answers.ts';
import { firstDifference } from './rows.ts';
import { same } from './same.ts';
import { rowsOf, type Traits } from './seen.ts';
import { truthRowsOfAll } from './truth.ts';

export interface JournalEvent {
  readonly commandId: string;
  readonly event: string;
}

/** An answer that may have ended a command; two on drivers may ask by the same read. */
interface Candidate extends Delivered {
  /** The reads that followed, by address. */
  readonly reloads: Map<string, Delivered>;
}

/** The way of one user's commands: who concludes them, what their answers write, how long they are shown settled. */
export class Settlings {
  /** The fields of settled commands. */
  readonly shown = new Map<string, readonly RowFields[]>();
  /** Commands that settled without being done: the server had their effect. */
  readonly alreadyTrue = new Set<string>();
  /** Commands the server last refused while it had their effect. */
  private readonly needless = new Set<string>();
  /** At which commit each settled. */
  private readonly ackCommit = new Map<string, number>();
  /** Ack counter when a call left. */
  private readonly ackAtSend = new Map<Call, number>();
  /** The latest last. */
  private readonly replies = new Map<string, readonly Candidate[]>();
  /** Which tab began each attempt. */
  private readonly beginners = new Map<string, string>();

  constructor(
    private readonly world: World,
    private readonly shadow: Shadow,
    private readonly polls: Polls,
    private readonly kept: KeptWords,
    private readonly folds: Folds,
    private readonly oracle: Oracle,
    private readonly keyed: KeyedAnswers,
  ) {}

  onSent(call: Call, { ack }: Traits): void {
    this.ackAtSend.set(call, ack);
  }

  onDelivered(it: Delivered): void {
    for (const id of this.commandsOf(it.call)) {
      this.replies.set(id, [...(this.replies.get(id) ?? []).slice(-3), { ...it, reloads: new Map() }]);
    }
    if (isRead(it.call.request)) this.addReload(it);
  }

  /** The server did nothing for a command: its rows then show whether there was anything left to do. */
  onRefused(command: StoredCommand): void {
    if (this.oracle.isTrue(command, truthRowsOfAll(this.world, command.center))) this.needless.add(command.id);
    else this.needless.delete(command.id);
  }

  private addReload(it: Delivered): void {
    for (const candidate of [...this.replies.values()].flat()) {
      const { call, reply, reloads } = candidate;
      const isAsked = reply.kind === 'answer' && reloadsOf(reply.body).includes(readOf(it.call));
      if (call.tabId === it.call.tabId && isAsked) reloads.set(readOf(it.call), it);
    }
  }

  /** Outcomes are written by those who sent; an answer writes its rows and nothing else. */
  lookAtOutcomes(events: readonly JournalEvent[], before: Traits, seen: Traits, by: string): string | null {
    for (const { commandId, event } of events) {
      const was = before.outbox.get(commandId);
      const is = seen.outbox.get(commandId);
      if (is?.state === 'sending' && (was?.state !== 'sending' || was.attempt !== is.attempt)) {
        this.beginners.set(`${commandId}/${is.attempt}`, by);
      }
      const isOutcome = was?.state === 'sending' && event !== 'sending';
      if (isOutcome && !this.mayConclude(was, by)) return `${by} wrote the outcome of ${commandId}, sent by another`;
      if (seen.ack <= before.ack || !was || !is) continue;
      const problem = this.takeAnswer(was, is, before, seen);
      if (problem) return problem;
    }
    return null;
  }

  /** Nothing leaves the outbox without an event, and settled rows are shown until polls show them, or folded. */
  lookAtRemovals(events: readonly JournalEvent[], before: Traits, seen: Traits): string | null {
    this.folds.begin();
    const bySeq = [...before.outbox.values()].sort((a, b) => a.seq - b.seq);
    for (const was of bySeq) {
      const is = seen.outbox.get(was.id);
      const isMerged = hasMerged(was.center, before, seen);
      const isRead = ({ key }: RowFields) => this.keyed.covers(was.center, key, was.ack ?? 0, before, seen);
      const how = { isMerged, isRead };
      const problem = is ? this.lookAtShrunk(was, is, seen, how) : this.lookAtGone(was, events, seen, how);
      if (problem) return problem;
    }
    return this.folds.unstamped(seen);
  }

  /** The command a call sends, or those it reads again after their answer was lost. */
  private commandsOf(call: Call): readonly string[] {
    const open = this.shadow
      .of('outbox')
      .filter((row) => row.state !== 'settled')
      .sort((a, b) => a.seq - b.seq);
    if (isRead(call.request)) return open.filter((row) => isRereadOf(row, call)).map((row) => row.id);
    return open
      .filter((row) => same(row.request, call.request))
      .slice(0, 1)
      .map((row) => row.id);
  }

  private mayConclude(was: StoredCommand, by: string): boolean {
    const lock = this.world.locks.snapshot().held?.find((it) => it.name === `send:${was.id}`);
    return lock?.clientId === by || this.beginners.get(`${was.id}/${was.attempt}`) === by;
  }

  /** An answer was written: its rows, the command's shown fields from now on, and those of earlier ones. */
  private takeAnswer(was: StoredCommand, is: StoredCommand, before: Traits, seen: Traits): string | null {
    const candidates: readonly (Candidate | undefined)[] = this.replies.get(is.id)?.toReversed() ?? [];
    const problems: string[] = [];
    for (const candidate of candidates.length > 0 ? candidates : [undefined]) {
      const isWritten = ({ key }: RowFields) => seen.acks.get(`${is.center}/${key}`) === seen.ack;
      const said = candidate ? toldBy(is, candidate).filter(isWritten) : [];
      const expected: Rows = new Map(rowsOf(before, is.center));
      for (const { key, fields } of said) expected.set(key, { ...expected.get(key), ...fields });
      const meant = meantBy(rowsOf(before, is.center), expected, said);
      for (const { key, fields } of meant) expected.set(key, { ...expected.get(key), ...fields });
      const written = { said, meant };
      const wrong = firstDifference(expected, rowsOf(seen, is.center));
      if (wrong) problems.push(wrong);
      else {
        this.concluded(was, is, candidate, written, before, seen);
        return null;
      }
    }
    return `after the answer to ${is.id}: ${problems[0]}`;
  }

  private concluded(
    was: StoredCommand,
    is: StoredCommand,
    candidate: Candidate | undefined,
    written: Written,
    before: Traits,
    seen: Traits,
  ): void {
    this.replies.delete(is.id);
    if (is.state === 'settled') this.settle(was, is, candidate, written, before, seen);
    const startAck = (candidate && this.ackAtSend.get(candidate.call)) ?? 0;
    for (const [id, shown] of this.shown) {
      if (id === is.id || seen.outbox.get(id)?.center !== is.center) continue;
      // Settled after the request left: its answer may be older.
      if ((seen.outbox.get(id)?.ack ?? 0) > startAck) continue;
      this.shown.set(
        id,
        shown.map((it) => withFields(it, written)),
      );
    }
  }

  private settle(
    was: StoredCommand,
    is: StoredCommand,
    candidate: Candidate | undefined,
    answer: Written,
    before: Traits,
    seen: Traits,
  ): void {
    const base: Rows = new Map(rowsOf(before, is.center));
    const earlier = [...seen.outbox.values()].filter((row) => row.state === 'settled' && row.seq < is.seq);
    for (const row of earlier.sort((a, b) => a.seq - b.seq)) lay(base, this.shown.get(row.id) ?? []);
    const shown = this.oracle.shows({ ...was }, base).map((it) => withFields(it, answer));
    this.shown.set(is.id, shown);
    this.ackCommit.set(is.id, this.shadow.commits);
    if (candidate && this.wasTrueBefore(is, candidate, seen)) this.alreadyTrue.add(is.id);
    this.kept.add(is, shown);
  }

  /** A 409 settles a command whose end the server has; after a lost answer, the read shows that. */
  private wasTrueBefore(is: StoredCommand, candidate: Candidate, seen: Traits): boolean {
    if (!isRead(candidate.call.request)) return !isSuccess(candidate) && this.needless.has(is.id);
    // Its absence may be the aim.
    if (isGone(candidate)) return this.oracle.isTrue(is, new Map());
    // By its rows, also ones new here, or not written since something newer may be.
    const toldNow: Rows = new Map(rowsOf(seen, is.center));
    for (const { key, fields } of toldBy(is, candidate)) toldNow.set(key, { ...toldNow.get(key), ...fields });
    return this.oracle.isTrue(is, toldNow);
  }

  private lookAtGone(was: StoredCommand, events: readonly JournalEvent[], seen: Traits, how: How): string | null {
    if (this.shadow.of('meta').length === 0) return null;
    if (events.some((it) => it.commandId === was.id && it.event === 'discarded')) return null;
    if (was.state !== 'settled') return `${was.id} (${was.state}) left the outbox without a word in the journal`;
    const showsNothing = this.shown.get(was.id)?.every((it) => Object.keys(it.fields).length === 0) ?? false;
    const problem = showsNothing ? null : this.whyShown(was, this.shown.get(was.id) ?? [], seen, how);
    if (problem) return `${was.id} is shown no more: ${problem}`;
    this.shown.delete(was.id);
    return null;
  }

  /** A settled command may stop showing one row before another. */
  private lookAtShrunk(was: StoredCommand, is: StoredCommand, seen: Traits, how: How): string | null {
    const left = settledKeys(is);
    if (was.state !== 'settled' || left.size === settledKeys(was).size) return null;
    const shown = this.shown.get(is.id) ?? [];
    const problem = this.whyShown(
      was,
      shown.filter((it) => !left.has(it.key)),
      seen,
      how,
    );
    this.shown.set(
      is.id,
      shown.filter((it) => left.has(it.key)),
    );
    return problem && `${is.id} shows less: ${problem}`;
  }

  /** Why a settled command must still show this: no poll has it by itself, and it has not become server rows either. */
  private whyShown(
    was: StoredCommand,
    shown: readonly RowFields[],
    seen: Traits,
    { isMerged, isRead }: How,
  ): string | null {
    const unread = shown.filter((it) => !isRead(it));
    if (shown.length > 0 && unread.length === 0) return null;
    const untold = this.polls.whyShown(was.center, this.ackCommit.get(was.id) ?? 0, seen);
    if (isMerged && untold === null) return null;
    const unfoldable = this.folds.take(was, unread, seen);
    return unfoldable && (untold ?? unfoldable);
  }
}

/** Answers a commit applied that may have a settled command's rows. */
interface How {
  /** A poll of its center. */
  readonly isMerged: boolean;
  /** A read by key that has this. */
  readonly isRead: (shown: RowFields) => boolean;
}

/** Whether an answer of a source of this center was applied by the commit. */
const hasMerged = (center: number, before: Traits, seen: Traits) =>
  [...seen.sources.values()].some(
    (it) => it.center === center && it.appliedPoll > (before.sources.get(it.key)?.appliedPoll ?? 0),
  );

const isGone = ({ reply }: Delivered) => reply.kind === 'answer' && reply.status === 404;
const isSuccess = ({ reply }: Delivered) => reply.kind === 'answer' && reply.status >= 200 && reply.status < 300;

/** The rows of a command's answer, or of the read after a lost one, with those it asked for afterwards. */
function toldBy({ name, args }: StoredCommand, { call, reply, reloads }: Candidate): readonly RowFields[] {
  if (reply.kind !== 'answer') return [];
  if (isRead(call.request)) return reply.status === 200 ? toldByReread(name, args, reply.body) : [];
  const reloaded = reloadsOf(reply.body).flatMap((path) => {
    const answer = reloads.get(path)?.reply;
    if (answer?.kind !== 'answer' || answer.status !== 200) return [];
    return path.startsWith('/docks/') ? tellsDock(answer.body) : list(answer.body).flatMap(tellsTask);
  });
  return [...told(name, args, reply.status, reply.body), ...reloaded];
}

const settledKeys = ({ settledEffect = [] }: StoredCommand) =>
  new Set(settledEffect.map((it) => `${it.kind}:${it.id}`));

/** Rows of an answer, and its meaning for others. */
interface Written {
  readonly said: readonly RowFields[];
  readonly meant: readonly RowFields[];
}

/** The shown row, with the fields of an answer. */
function withFields(shown: RowFields, answer: Written): RowFields {
  const meant = answer.meant.filter(({ fields }) => fields.dock !== null || !isElsewhere(shown, answer));
  const said = [...answer.said, ...meant].filter((it) => it.key === shown.key);
  const fields = Object.entries(shown.fields).map(([field, value]) => {
    const sayer = said.findLast((it) => field in it.fields && !it.unread?.includes(field));
    return [field, sayer ? sayer.fields[field] : value];
  });
  return { key: shown.key, fields: Object.fromEntries(fields) };
}

/** It is shown in a dock whose list is not in the answer: another list that has it no more changes nothing. */
const isElsewhere = ({ fields: { dock } }: RowFields, { said }: Written) =>
  typeof dock === 'number' && !said.some(({ key, fields }) => key === `dock:${dock}` && 'tasks' in fields);
