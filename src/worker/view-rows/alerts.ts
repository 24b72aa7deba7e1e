import { alertsList } from '../../db/view-rows/dispatch.ts';
import { keyOf } from '../../domain/rows.ts';
import type { DefinitionOf } from '../list.ts';

/** The banner's unread alerts (DSP-224). */
export const alerts: DefinitionOf<typeof alertsList> = {
  list: alertsList,
  room: 'dispatch',
  columns: {},
  touched: async (changed) => changed('alert'),
  load: (ids, rows) => rows.load(ids.map((id) => keyOf('alert', id))),
  listed: (id, rows) => {
    const alert = rows.get('alert', id);
    return alert && !alert.is_read
      ? { columns: {}, row: { id: alert.id, label: alert.label, link: alert.link, marks: rows.marks('alert', id) } }
      : null;
  },
};
