import { describe, expect, it } from 'vitest';
import type { ServerValue } from '../../../src/db/queries/server-rows.ts';
import type { RowKey } from '../../../src/domain/rows.ts';
import { serverSays } from '../../../src/views/kit/actions/server-says.ts';

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
