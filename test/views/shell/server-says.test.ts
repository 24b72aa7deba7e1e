import { describe, expect, it } from 'vitest';
import { valuesBefore } from '../../../src/db/outbox/values-before.ts';
import type { ServerValue } from '../../../src/db/queries/server-rows.ts';
import { commandNamed } from '../../../src/domain/commands.ts';
import { assert } from '../../../src/domain/result.ts';
import { keyOf, type RowKey } from '../../../src/domain/rows.ts';
import { serverSays } from '../../../src/views/kit/actions/basis/server-says.ts';
import { samples, titleOf } from '../../actions/samples.ts';
import { atHand, readerOf } from '../../builders/world.ts';

const dockOf = 'task:12' satisfies RowKey;

describe('what the server has now', () => {
  it('names the fields that are no longer what the user saw', () => {
    const before = { [dockOf]: { dock: null, dock_rank: null } };
    const server = new Map<RowKey, ServerValue>([[dockOf, { fields: { dock: 10_007, dock_rank: 2 }, name: '7QX2' }]]);
    expect(serverSays(before, server)).toEqual({ lines: ['Commande 7QX2 : tournée G7, rang 2'], isUnchanged: false });
  });

  it('says of nothing that it is unchanged unless every field was seen and is the same', () => {
    const same = new Map<RowKey, ServerValue>([[dockOf, { fields: { dock: 4 } }]]);
    expect(serverSays({ [dockOf]: { dock: 4 } }, same)).toEqual({ lines: [], isUnchanged: true });
    // An extra cost shows in no row.
    expect(serverSays({}, same)).toEqual({ lines: [], isUnchanged: false });
    expect(serverSays({ [dockOf]: { dock: 4 }, 'task:13': { dock: 4 } }, same).isUnchanged).toBe(false);
  });

  it('is silent where nothing changed, for rows that are gone and for fields without words', () => {
    const before = { [dockOf]: { dock: null }, 'dock:3': { tasks: [1] }, 'task:13': { dock: 4 } };
    const server = new Map<RowKey, ServerValue>([
      [dockOf, { fields: {} }],
      ['dock:3', { fields: { tasks: [2] } }],
    ]);
    expect(serverSays(before, server)).toEqual({ lines: [], isUnchanged: false });
  });
});

/** A colleague changed the same values: what they replaced and what they are now, by the effect of the sample itself. */
const changed = samples.flatMap((sample) => {
  const command = commandNamed(sample.name);
  assert(command, `${sample.name} is declared`);
  const world = atHand(sample.world, command.reads(sample.args));
  const patches = command.effect(sample.args, readerOf(world));
  if (!command.basis || patches.length === 0) return [];
  return [{ title: titleOf(sample), patches, world }];
});

describe('a value that somebody else replaced', () => {
  it.each(changed)('$title is told', ({ patches, world }) => {
    const now = patches.map(({ kind, id, set }) => [keyOf(kind, id), { fields: set }] as const);
    expect(serverSays(valuesBefore(patches, readerOf(world)), new Map(now)).lines).not.toEqual([]);
  });
});
