import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../server/src/actions/action.ts';
import { commandNamed } from '../../../src/domain/commands.ts';
import { assert } from '../../../src/domain/result.ts';
import { keyOf, type RowOf } from '../../../src/domain/rows.ts';
import { samples } from '../../actions/samples.ts';
import { aDock } from '../../builders/rows.ts';
import { readerOf, type World } from '../../builders/world.ts';
import { rowsOf } from './decide.ts';
import { decidedFor, settled } from './decided-for.ts';
import { withFloor } from './floor-facts.ts';

/** What the database says after a decision: a dock's tasks are those that name it. */
function after(world: World, decision: Decision): World {
  if (decision.verdict !== 'accept') return world;
  const made = (decision.made ?? []).reduce((so, { kind, row }) => so.with(kind, row), world);
  const written = made.after(decision.patches);
  const rows = rowsOf(written);
  const tasksOf = ({ id, tasks }: RowOf<'dock'>) => [
    ...rows.all('task').flatMap((task) => (task.dock === id ? [task.id] : [])),
    ...(readerOf(world).get('dock', id)?.tasks ?? tasks ?? []).filter((task) => !rows.get('task', task)),
  ];
  return written.with('dock', ...rows.all('dock').map((dock) => aDock(dock.id, { ...dock, tasks: tasksOf(dock) })));
}

/** Instants by the millisecond and lists as sets: written otherwise they say the same. */
const said = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => {
      if (Array.isArray(value)) return [field, value.toSorted()];
      return [field, typeof value === 'string' && /^\d{4}-\d\d-/.test(value) ? Date.parse(value) : value];
    }),
  );

describe.each(samples.filter(({ differsFromRows }) => !differsFromRows))('$name $when', (sample) => {
  const { name, args, action } = sample;
  const command = commandNamed(name);
  assert(command, `${name} is declared`);
  const world = settled(sample.world);
  const decision = decidedFor(name, args, world);
  const rows = readerOf(withFloor(after(world, decision), decision));

  it('is accepted by the server, and holds on what it wrote', () => {
    expect(decision).toMatchObject({ verdict: 'accept' });
    expect(command.holds(args, rows)).toBe(action.rowsTellNothing === undefined);
  });

  it('is written as the console showed it', () => {
    if (sample.shownOtherwise !== undefined) return;
    const shown = readerOf(world.after(command.effect(args, readerOf(world))));
    for (const { kind, id, set } of command.effect(args, readerOf(world))) {
      // No row of a center: entered beside them, and read by `support/remedies.test.ts`.
      if (kind === 'orderSheet') continue;
      const fields = Object.keys(set);
      const pick = (row: object | undefined) =>
        said(Object.fromEntries(Object.entries(row ?? {}).filter(([field]) => fields.includes(field))));
      expect({ key: keyOf(kind, id), ...pick(rows.get(kind, id)) }).toEqual({
        key: keyOf(kind, id),
        ...pick(shown.get(kind, id)),
      });
    }
  });
});
