import type { StoredCommand } from '../../src/db/schema.ts';
import { kinds } from '../../src/domain/rows.ts';
import { isRead } from '../engine/calls.ts';
import type { Call, Delivered } from '../engine/network.ts';
import type { Truth } from '../engine/server-rows.ts';
import type { Shadow } from '../engine/shadow.ts';
import type { World } from '../engine/world.ts';
import { KeptWords } from './agreed-values.ts';
import { isAsExpected, isAsShaped } from './expectations.ts';
import { demandedBoards, Folds } from './folds.ts';
import type { Rows } from './oracle/word.ts';
import { Oracle } from './oracle.ts';
import { Pace } from './pace.ts';
import { Polls } from './polls.ts';
import { wrongProjection } from './projection.ts';
import { KeyedAnswers } from './records/answers.ts';
import { Fresh } from './records/fresh.ts';
import { hasKeyedSources } from './records/keyed.ts';
import { OneRow } from './records/one-row.ts';
import { firstDifference } from './rows.ts';
import { same } from './same.ts';
import { centers, nothingSeen, rowsOf, seenIn, type Traits } from './seen.ts';
import { type JournalEvent, Settlings } from './settlings.ts';

/** Tables that change what a user sees. */
const shownTables = [...kinds, 'outbox', 'overlay', 'lists', 'views'];

/** Looks at one user's database after every commit, and remembers the first thing that must not be. */
export class Watch {
  failure: string | null = null;
  /** Every command ever stored, as it was first seen with its latest arguments. */
  readonly issued = new Map<string, StoredCommand>();
  /** The journal's events of each command: parked, discarded or replaced, its author knows. */
  readonly toldOf = new Map<string, string[]>();
  readonly pace: Pace;
  private readonly oracle: Oracle;
  private readonly keyed: KeyedAnswers;
  private readonly fresh: Fresh;
  private readonly oneRow: OneRow;
  private readonly polls: Polls;
  private readonly kept: KeptWords;
  private readonly settlings: Settlings;
  private seen = nothingSeen;
  private lastEntry = 0;

  constructor(
    private readonly world: World,
    readonly shadow: Shadow,
    readonly userKey: string,
  ) {
    this.pace = new Pace(world, shadow, userKey);
    this.oracle = new Oracle(world.server.isByShapeAlone);
    const folds = new Folds(world, userKey);
    this.keyed = new KeyedAnswers(shadow);
    this.polls = new Polls(world, shadow, folds, this.keyed);
    this.fresh = new Fresh(world, shadow, userKey);
    this.oneRow = new OneRow(shadow, world.clock.now, () => demandedBoards(world, userKey));
    this.kept = new KeptWords(world, shadow, this.issued);
    this.settlings = new Settlings(world, shadow, this.polls, this.kept, folds, this.oracle, this.keyed);
    shadow.onCommit((touched, by) => {
      if (this.failure) return;
      const problem = this.look(touched, by);
      if (problem) this.failure = `user ${userKey}, commit ${shadow.commits} by ${by}: ${problem}`;
    });
  }

  /** Commands that settled without being done: the server had their effect. */
  get alreadyTrue(): ReadonlySet<string> {
    return this.settlings.alreadyTrue;
  }

  /** A tab asks for all it shows. */
  onRefresh(tabId: string): void {
    this.pace.otherwise();
    this.fresh.onRefresh(tabId);
  }

  onSent(call: Call): void {
    if (this.isLiveByPostman(call)) this.failure ??= `user ${this.userKey}: ${call.tabId} sent a live action`;
    this.settlings.onSent(call, this.seen);
    this.polls.onSent(call);
    this.keyed.onSent(call);
    this.pace.onSent(call);
    if (hasKeyedSources) this.note(this.fresh.onSent(call));
  }

  onDelivered(it: Delivered): void {
    this.polls.onDelivered(it);
    this.keyed.onDelivered(it);
    this.settlings.onDelivered(it);
    this.pace.onDelivered(it);
  }

  /** Nobody has anything left to do without time. */
  onRest(): void {
    this.note(this.pace.atRest());
    if (hasKeyedSources) this.note(this.oneRow.look() ?? this.fresh.atRest());
  }

  private note(problem: string | null): void {
    if (problem) this.failure ??= `user ${this.userKey}: ${problem}`;
  }

  /** The server is about to do a command: not unless it has it as its user saw it. */
  onAct(commandId: string, truth: Truth): (isDone: boolean) => void {
    const command = this.issued.get(commandId);
    const isRight = this.world.server.isByShapeAlone ? isAsShaped : isAsExpected;
    const isWrong = command !== undefined && !isRight(command, truth);
    return (isDone) => {
      if (command && !isDone) this.settlings.onRefused(command);
      if (isDone && isWrong)
        this.failure ??= `user ${this.userKey}: ${commandId} (${command.name}) was done, not being as it was seen`;
    };
  }

  /** Only its own tab may send a live action. */
  private isLiveByPostman({ tabId, request }: Call): boolean {
    if (!tabId.startsWith('postman') || isRead(request)) return false;
    return [...this.seen.outbox.values()].some((row) => row.live && same(row.request, request));
  }

  private look(touched: ReadonlySet<string>, by: string): string | null {
    const before = this.seen;
    const seen = seenIn(this.shadow, before, touched);
    this.seen = seen;
    for (const row of seen.outbox.values())
      if (!same(this.issued.get(row.id)?.args, row.args)) this.issued.set(row.id, row);
    const events = this.readJournal();
    // An outcome has its rows read, also those being read just then.
    if (events.length > 0) this.fresh.happened();
    return (
      this.settlings.lookAtOutcomes(events, before, seen, by) ??
      this.settlings.lookAtRemovals(events, before, seen) ??
      this.polls.look(before, seen, touched) ??
      this.pace.look() ??
      (shownTables.some((table) => touched.has(table)) ? this.lookAtSight(seen) : null) ??
      this.kept.look(seen)
    );
  }

  /** The journal's events since it was last read. */
  private readJournal(): readonly JournalEvent[] {
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

  /** The screen, its marks and its lists are the oracle's. */
  private lookAtSight(seen: Traits): string | null {
    for (const center of centers) {
      const orders = [...seen.outbox.values()].filter((row) => row.center === center);
      const server = rowsOf(seen, center);
      const { rows, inDoubt } = this.oracle.sight(server, orders, this.settlings.shown);
      const overlay = this.shadow.of('overlay').filter((row) => row.center === center);
      const found: Rows = new Map(server);
      for (const { kind, id, row } of overlay) if (row) found.set(`${kind}:${id}`, { ...row });
      const wrong = firstDifference(rows, found);
      if (wrong) return `what is seen: ${wrong}`;
      for (const { kind, id, marks } of overlay) {
        const expected = orders
          .filter((row) => row.state !== 'settled' && marked(row).includes(`${kind}:${id}`))
          .sort((a, b) => a.seq - b.seq)
          .map((row) => ({ commandId: row.id, name: row.name, state: row.state, inDoubt: inDoubt.has(row.id) }));
        if (!same(marks, expected)) return `marks of ${kind}:${id}: ${JSON.stringify(marks)}`;
      }
      const wrongList = wrongProjection(this.shadow, center);
      if (wrongList) return wrongList;
    }
    return null;
  }
}

const notHappened: ReadonlySet<string> = new Set(['conflict', 'refused', 'expired']);

/** The rows that bear its mark: one that is known not to have happened may hold less than before. */
const marked = ({ state, lanes, lanesIfRefused }: StoredCommand): readonly string[] =>
  (notHappened.has(state) ? lanesIfRefused : undefined) ?? lanes;
