import { beforeEach, describe, expect, it } from 'vitest';
import { writeMeta } from '../../src/db/meta.ts';
import { noteRoomOpen } from '../../src/db/open-rooms.ts';
import { listIndex } from '../../src/db/queries/lists.ts';
import type { QuaiDb } from '../../src/db/schema.ts';
import type { ViewList } from '../../src/db/view-list.ts';
import { driversList } from '../../src/db/view-rows/dispatch.ts';
import { driversSoonList } from '../../src/db/view-rows/drivers.ts';
import type { Driver } from '../../src/domain/driver/driver.ts';
import { dispatchLoad } from '../../src/sync/api/dispatch-load.ts';
import { merge } from '../../src/sync/merge/merge.ts';
import { Mirror } from '../../src/sync/merge/mirror.ts';
import { makeProject } from '../../src/worker/project.ts';
import { lists } from '../../src/worker/projection.ts';
import { aDriver } from '../builders/rows.ts';
import { World } from '../engine/world.ts';

describe('a view row that comes out as it was', () => {
  let db: QuaiDb;
  let mirror: Mirror;
  let poll = 0;
  let put: string[];
  const said = async (...drivers: readonly Driver[]) => {
    poll += 1;
    put = [];
    const started = {
      ...{ key: 'dispatch-load@9', endpoint: 'dispatch-load', center: 9, version: 1, poll, appliedPoll: poll - 1 },
      ...{ appliedAck: 0, etag: null, query: '', startedAtMs: 0, appliedAtMs: null, failures: 0, skipped: 0 },
      ...{ setAside: 0, error: null },
    };
    const parts = [{ kind: 'driver', list: 'drivers', rows: drivers }] as const;
    const project = makeProject(lists, () => 0);
    await merge(db, mirror, project, {
      ...{
        term: 1,
        endpoint: dispatchLoad,
        started,
        startAck: 0,
        parts,
        etag: null,
        nowMs: poll,
        awaited: [],
        manyRows: 0,
      },
    });
  };
  const written = async (list: ViewList) => [...((await listIndex(db, 9, list))?.columns.written ?? [])];

  beforeEach(async () => {
    poll = 0;
    db = new World().connect('1', 'relaxed');
    await writeMeta(db, 'term', 1);
    await noteRoomOpen(db, 9, 'dispatch', 0);
    mirror = await Mirror.load(db, 9);
    db.views.hook('updating', (_, [, list]) => void put.push(list));
    await said(aDriver(1, { name: 'Zoé', queue_position: 1 }), aDriver(2, { name: 'Ali', queue_position: 2 }));
    // Of the first of all rows nobody has said what they were.
    await said(aDriver(1, { name: 'Zoé', queue_position: 3 }), aDriver(2, { name: 'Ali', queue_position: 4 }));
  });

  it('is not written again, nor read again by who shows it; one that shows the change is', async () => {
    const [soon, queue] = [await written(driversSoonList), await written(driversList)];
    await said(aDriver(1, { name: 'Zoé', queue_position: 2 }), aDriver(2, { name: 'Ali', queue_position: 1 }));
    expect(put).toEqual(['drivers', 'drivers']);
    expect(await written(driversSoonList)).toEqual(soon);
    expect(await written(driversList)).not.toEqual(queue);
  });

  it('is written as soon as it says something else', async () => {
    await said(aDriver(1, { name: 'Zoé', queue_position: 3 }), aDriver(2, { name: 'Alix', queue_position: 4 }));
    expect(put.toSorted()).toEqual(['drivers', 'driversSoon']);
    expect(await db.views.get([9, 'driversSoon', 2])).toMatchObject({ row: { name: 'Alix' } });
  });
});
