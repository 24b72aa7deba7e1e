import type { Locks } from '../locks.ts';
import type { RecordDemand } from '../polling/demand.ts';
import type { UnderWay } from '../polling/under-way.ts';
import { leaveForElsewhere } from './changed-center.ts';
import { foldSettled } from './fold.ts';
import { type RecordPollDeps, RecordPolls } from './polls.ts';
import { tidyRecords } from './tidy.ts';
import { dropUnlistedRows } from './unlisted-rows.ts';

/** A leader's work beside its boards, one instance a term. */
export class RecordWork {
  private readonly polls: RecordPolls;

  constructor(
    private readonly deps: RecordPollDeps & { readonly locks: Locks },
    private readonly underWay: UnderWay,
  ) {
    this.polls = new RecordPolls(deps, underWay);
  }

  /** Starts every read that is due; resolves when those it started have ended. */
  tick(demands: readonly RecordDemand[], force: (center: number) => boolean, isBack: boolean): Promise<void> {
    return this.polls.tick(demands, force, isBack);
  }

  /** Folds settled actions whose rows no tab asks for. */
  async fold(isDemanded: (source: string) => boolean): Promise<void> {
    const { db, project, clock } = this.deps;
    await foldSettled(db, project, { term: this.underWay.term, nowMs: clock.now(), isDemanded });
  }

  /** Drops records nobody shows, records whose thing is in another center by now, and rows nothing lists. */
  async tidy(isDemanded: (source: string) => boolean): Promise<void> {
    const { db, project, clock, locks } = this.deps;
    const leading = { term: this.underWay.term, nowMs: clock.now() };
    await tidyRecords(db, project, locks, leading);
    await leaveForElsewhere(db, project, leading, isDemanded);
    await dropUnlistedRows(db, project, leading);
  }
}
