import { list, type RowFields, type Rows } from './word.ts';

const idsOf = (rows: Rows, dock: string) => list(rows.get(dock)?.tasks);
const without = (ids: readonly unknown[], others: readonly unknown[]) => ids.filter((id) => !others.includes(id));
const docksOf = (rows: Rows) => [...rows.keys()].filter((key) => key.startsWith('dock:'));
const idOf = (key: string) => Number(key.split(':')[1]);

/** The meaning of an answer beyond its rows: a task its docks list, or list no more, is there, or in none. */
export function meantBy(before: Rows, after: Rows, told: readonly RowFields[]): readonly RowFields[] {
  const tells = (key: string, field: string) => told.some((it) => it.key === key && field in it.fields);
  const docks = docksOf(after).filter((key) => tells(key, 'tasks'));
  const rows: Rows = new Map(after);
  const isOpen = (id: unknown) => after.has(`task:${id}`) && !tells(`task:${id}`, 'dock');
  for (const dock of docks)
    for (const id of without(idsOf(before, dock), idsOf(after, dock)).filter(isOpen))
      if (after.get(`task:${id}`)?.dock === idOf(dock))
        rows.set(`task:${id}`, { ...rows.get(`task:${id}`), dock: null, dock_rank: null });
  for (const dock of docks)
    for (const id of without(idsOf(after, dock), idsOf(before, dock)).filter(isOpen))
      if (after.get(`task:${id}`)?.dock !== idOf(dock))
        rows.set(`task:${id}`, { ...rows.get(`task:${id}`), dock: idOf(dock) });
  inOneRound(before, rows, (dock) => !docks.includes(dock));
  return [...rows].flatMap(([key, fields]) =>
    fields === after.get(key) ? [] : [{ key, fields: newer(fields, after.get(key)) }],
  );
}

const newer = (fields: RowFields['fields'], before: RowFields['fields'] = {}) =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== before[name]));

/** A task that moved, by its own row or by a list, is in the list of the dock its row names, and in no other. */
export function inOneRound(before: Rows, rows: Rows, joins: (dock: string, task: number) => boolean): void {
  const moved = new Set<unknown>();
  for (const [key, { dock }] of rows)
    if (key.startsWith('task:') && dock !== undefined && dock !== before.get(key)?.dock) moved.add(idOf(key));
  for (const key of docksOf(rows)) {
    const [was, is] = [idsOf(before, key), idsOf(rows, key)];
    for (const id of [...without(was, is), ...without(is, was)]) moved.add(id);
  }
  const homeOf = (id: unknown) => rows.get(`task:${id}`)?.dock;
  for (const key of docksOf(rows)) {
    const listed = idsOf(rows, key);
    const stay = listed.filter((id) => !moved.has(id) || homeOf(id) === undefined || homeOf(id) === idOf(key));
    const join = [...moved]
      .map(Number)
      .filter((id) => homeOf(id) === idOf(key) && !listed.includes(id) && joins(key, id));
    if (stay.length === listed.length && join.length === 0) continue;
    rows.set(key, { ...rows.get(key), tasks: [...stay, ...join.sort((a, b) => a - b)] });
  }
}
