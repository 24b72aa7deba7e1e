/** A call as the console renders it and as the server's ledger keeps it. */
export interface CallMade {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** What one person meant to do, once: no two intents of a person make the same call. */
export interface Intent {
  readonly user: number;
  readonly what: string;
  /** Entities whose order of actions must hold. */
  readonly lanes: readonly string[];
  readonly startMs: number;
  /** When the console had said it was recorded; null when the tab or browser died before it could. */
  readonly recordedMs: number | null;
  readonly matches: (call: CallMade) => boolean;
}

/** An action the server did, in the order it did them. */
export interface LedgerEntry extends CallMade {
  readonly user: number;
}

/** An action still in a person's outbox when all is over. */
export interface LeftOver {
  readonly user: number;
  /** Place in the outbox, and the entities whose order of actions it keeps. */
  readonly seq: number;
  readonly lanes: readonly string[];
  readonly state: string;
  readonly attempt?: number;
  readonly reason?: { readonly code: string };
  readonly request: CallMade;
}

export interface Findings {
  readonly duplicates: readonly string[];
  readonly losses: readonly string[];
  readonly orderViolations: readonly string[];
  readonly unexplained: readonly string[];
}

/** States in which the user has been told that the server did not act. */
const toldNo = new Set(['conflict', 'refused', 'expired']);

/** What is wrong between what people did, what the server did and what is left to say. All empty when nothing is. */
export function findings(
  intents: readonly Intent[],
  ledger: readonly LedgerEntry[],
  left: readonly LeftOver[],
): Findings {
  const found = intents.map((intent) => ({
    intent,
    at: ledger.flatMap((entry, index) => (entry.user === intent.user && intent.matches(entry) ? [index] : [])),
    left: left.filter((it) => it.user === intent.user && intent.matches(it.request)),
  }));
  const name = ({ intent }: (typeof found)[number]) => `user ${intent.user}: ${intent.what}`;
  const known = new Set(found.flatMap((it) => it.at));
  return {
    duplicates: found.filter((it) => it.at.length > 1).map(name),
    losses: found
      .filter((it) => it.intent.recordedMs !== null && it.at.length === 0 && it.left.length === 0)
      // What somebody else did first was already true: nothing was left to do.
      .filter(({ intent }) => !ledger.some((entry) => entry.user !== intent.user && intent.matches(entry)))
      .map(name),
    orderViolations: outOfOrder(found.map((it) => ({ ...it.intent, at: it.at[0] }))),
    unexplained: [
      ...found
        .filter((it) => it.at.length > 0 && it.left.some(({ state }) => toldNo.has(state)))
        .map((it) => `${name(it)}: done, yet told ${it.left.map(toldOf).join()}`),
      ...left
        .filter((it) => isUnderWay(it) && !isHeldBack(it, left))
        .map((it) => `user ${it.user}: ${it.request.method} ${it.request.path} never left`),
      ...ledger.flatMap((entry, index) =>
        known.has(index) ? [] : [`user ${entry.user}: ${entry.method} ${entry.path} was asked by nobody`],
      ),
    ],
  };
}

const toldOf = ({ state, reason, attempt }: LeftOver) => `${state} (${reason?.code}, attempt ${attempt})`;

const isUnderWay = ({ state }: LeftOver) => state === 'queued' || state === 'sending';

/** It waits for one of the same person's that asks for a decision. */
const isHeldBack = (it: LeftOver, left: readonly LeftOver[]): boolean =>
  left.some(
    (other) =>
      other.user === it.user &&
      other.seq < it.seq &&
      other.lanes.some((lane) => it.lanes.includes(lane)) &&
      (!isUnderWay(other) || isHeldBack(other, left)),
  );

/** Two of one person, on one entity, the second begun after the first was recorded, done the other way round. */
function outOfOrder(intents: readonly (Omit<Intent, 'matches'> & { readonly at: number | undefined })[]): string[] {
  return intents.flatMap((first) =>
    intents.flatMap((second) => {
      const isLater = first.recordedMs !== null && first.recordedMs < second.startMs && first.user === second.user;
      const isShared = first.lanes.some((lane) => second.lanes.includes(lane));
      const isTurned = first.at !== undefined && second.at !== undefined && second.at < first.at;
      return isLater && isShared && isTurned ? [`user ${first.user}: ${second.what} before ${first.what}`] : [];
    }),
  );
}
