import { describe, expect } from 'vitest';
import { type Board, readBoard, readDock, readTask } from './board.ts';
import { contractOf } from './on-board.ts';
import { Conflict, FullDock, WireTask } from './wire.ts';

const contract = contractOf();
const { onBoard } = contract;
const post = (path: string, body?: unknown) => contract.target.api.post(path, body);
const boardNow = () => readBoard(contract.target.api, contract.target.center);

const isFinalised = (task: WireTask) =>
  task.linked_order.status === 'prepared' && task.status === 'todo' && !task.is_moving && !task.is_dispatch_disabled;

describe('a cross-docking order', () => {
  const waitsForIt = (on: Board) => {
    const isOpen = on
      .open()
      .some((dock) => dock.cross_docking_target_center && ['draft', 'moving'].includes(dock.current_status ?? ''));
    return isOpen ? on.movable(null).find((task) => task.linked_order.cross_docking) : undefined;
  };

  onBoard(
    'DSP-461 DSP-490 is put into its dock by a GET, once; the same again is a conflict',
    waitsForIt,
    async (task) => {
      const path = `/tasks/shipping/${task.id}/assign_xd_dock/`;
      const { status, body, headers } = await contract.target.api.get(path);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      const dock = await readDock(contract.target.api, WireTask.parse(body).dock ?? 0);
      expect(dock.cross_docking_target_center).toBeTruthy();
      expect(dock.tasks.at(-1)?.id).toBe(task.id);
      const again = await contract.target.api.get(path);
      expect(again.status).toBe(409);
      expect(Conflict.parse(again.body).task?.dock).toBe(dock.id);
    },
  );
});

describe('a cross-dock dock', () => {
  const filled = (on: Board) =>
    on.load.docks.find((dock) => {
      const isFree = dock.cross_docking_target_center && !dock.loaded_at && !dock.gone_at && !dock.closed_at;
      return isFree && dock.tasks.length > 0 && on.tasksOf(dock).every((task) => task.status !== 'waiting');
    });

  onBoard('DSP-451 DSP-903 is loaded with whole extra crates from 0, once', filled, async (dock) => {
    const path = `/docks/${dock.id}/xd_loaded/`;
    for (const extra_crates of [-1, 0.5, 'deux', undefined])
      expect((await post(path, { extra_crates })).status).toBe(400);
    const { status, body } = await post(path, { extra_crates: 2 });
    expect(status).toBe(200);
    expect(FullDock.parse(body)).toMatchObject({ id: dock.id, current_status: 'loaded', extra_crates: 2 });
    expect((await readDock(contract.target.api, dock.id)).loaded_at).toBeTruthy();
    expect((await post(path, { extra_crates: 2 })).status).toBe(409);
  });
});

describe('the server dispatches a whole center', () => {
  onBoard(
    'DSP-453 finalised orders in no dock are grouped into drafts, each order in one',
    (on) => on,
    async (before) => {
      const { status, body } = await post('/docks/generate_dispatch_auto/', { center: contract.target.center });
      expect([status, body]).toEqual([204, '']);
      const after = await boardNow();
      const known = new Set(before.load.docks.map(({ id }) => id));
      const made = after.load.docks.filter(({ id }) => !known.has(id));
      expect(made.length).toBeGreaterThan(0);
      for (const dock of made) {
        const tasks = after.tasksOf(dock);
        expect(dock).toMatchObject({ current_status: 'draft', target_vehicle: expect.stringMatching(/^(CAR|SELEC)$/) });
        expect(tasks.map((task) => task.dock_rank)).toEqual(tasks.map((_, at) => at + 1));
        expect(tasks.every(isFinalised)).toBe(true);
        for (const task of tasks) expect(before.tasks.get(task.id)?.dock ?? null).toBeNull();
      }
    },
  );

  onBoard(
    'DSP-447 every finalised order of the center ends in a grouping of finalised orders alone',
    (on) => on,
    async (on) => {
      const call = () =>
        post('/dispatch/docks/extract_all_finalized/', { logistics_center_id: contract.target.center });
      const { status, body } = await call();
      expect([status, body]).toEqual([204, '']);
      const after = await boardNow();
      for (const dock of after.editable('NOCONFIG')) {
        if (dock.defined_at || !['draft', 'moving'].includes(dock.current_status ?? '')) continue;
        expect(new Set(after.tasksOf(dock).map(isFinalised)).size).toBeLessThan(2);
      }
      const left = after.movable(null).filter(isFinalised);
      // Orders of the staff at the center are on no list.
      expect(left.every((task) => task.client?.is_staff)).toBe(true);
      const docks = after.load.docks.length;
      expect(docks).toBeGreaterThan(on.load.docks.length);
      expect((await call()).status).toBe(204);
      expect((await boardNow()).load.docks).toHaveLength(docks);
      const [anyTask] = after.tasks.values();
      expect((await readTask(contract.target.api, anyTask?.id ?? 0)).id).toBe(anyTask?.id);
    },
  );
});
