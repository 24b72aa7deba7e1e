import type { TaskRow } from '../../../db/view-rows/dispatch.ts';
import type { Metas } from '../../../domain/center/center.ts';
import type { Actions } from '../../kit/actions/use-action.ts';
import type { Offer } from '../../kit/offers/offer.ts';
import type { StatusRecord } from './status/use-set-status.ts';

/** A task as a list of a board shows it. */
export interface TaskSubject {
  readonly row: TaskRow;
  /** The orders of its canteen where one line stands for them all; null for a single order, undefined until read. */
  readonly canteen: readonly TaskRow[] | null | undefined;
}

export interface TaskHere extends Pick<Actions, 'run' | 'isRunning' | 'blockedBy'> {
  readonly metas: Metas | undefined;
  /** Why nothing on the board can be moved now; null when it can. */
  readonly movesBlocked: string | null;
  readonly status: Pick<StatusRecord, 'record' | 'recordTogether'>;
}

export type TaskOffer = Offer<TaskSubject, TaskHere>;
