import { isAnswerList } from '../../db/answer.ts';
import type { Visible } from '../../db/visible.ts';
import { type Kind, keyOf } from '../../domain/rows.ts';
import { dispatchLoad } from '../../sync/api/dispatch-load.ts';
import type { ListDefinition } from '../list.ts';

/** Whether the dispatch load lists the row; another source's word does not put it on the board. */
export const isDispatched = (kind: Kind, id: number, rows: Visible) =>
  rows.lists(kind, id).some((list) => list.startsWith(`${dispatchLoad.name}/`) || isAnswerList(list));

/** What the lists of tasks share: a task and its order touch its row; the settings of the center are at hand. */
export const listOfTasks: Pick<ListDefinition, 'touched' | 'load'> = {
  touched: async (changed, rows) => [...changed('task'), ...(await rows.referring('order', changed('order')))],
  load: (ids, rows) => rows.load([...ids.map((id) => keyOf('task', id)), keyOf('metas', rows.center)]),
};

/** The center as its settings tell it; readable once loaded. */
export const centerOf = (rows: Visible) =>
  rows.get('metas', rows.center)?.centers?.find((center) => center.id === rows.center);
