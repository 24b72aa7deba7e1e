import { isAnswerList } from '../../../db/answer.ts';
import { endpointNames } from '../../../db/queries/sync.ts';
import type { Visible } from '../../../db/visible.ts';
import { type Kind, keyOf } from '../../../domain/rows.ts';

/** Whether a row is in the board's state, or came with an action's answer (PRP-311). */
export const isOnBoard = (kind: Kind, id: number, rows: Visible): boolean =>
  rows.lists(kind, id).some((list) => list.startsWith(`${endpointNames.tasksState}/`) || isAnswerList(list));

export const keysOf = (kind: Kind, ids: readonly (number | null | undefined)[]) =>
  ids.flatMap((id) => (id == null ? [] : [keyOf(kind, id)]));
