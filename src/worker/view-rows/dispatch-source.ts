import { isAnswerList } from '../../db/answer.ts';
import type { Visible } from '../../db/visible.ts';
import { type Kind, keyOf } from '../../domain/rows.ts';
import { dispatchLoad } from '../../sync/api/dispatch-load.ts';

/** Whether the dispatch load lists the row; another source's word does not put it on the board. */
export const isDispatched = (kind: Kind, id: number, rows: Visible) =>
  rows.lists(kind, id).some((list) => list.startsWith(`${dispatchLoad.name}/`) || isAnswerList(list));

export const loadMetas = (rows: Visible) => rows.load([keyOf('metas', rows.center)]);

/** The center as its settings tell it; readable after `loadMetas`. */
export const centerOf = (rows: Visible) =>
  rows.get('metas', rows.center)?.centers?.find((center) => center.id === rows.center);
