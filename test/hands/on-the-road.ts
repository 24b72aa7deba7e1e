import type { Scene } from './scene.ts';

/** A round on the road with S1 being delivered and S2 received. */
export const onTheRoad = (scene: Scene) =>
  scene.together(async (rows) => {
    const driver = await rows.driver('Ali Dutour', { state: 'run' });
    const dock = await rows.dock({
      dock_type: 'DRIVER_SOFT',
      current_status: 'loaded',
      target_driver: driver.id,
      driver: driver.id,
      locked_at: scene.at(-60),
      gone_at: scene.at(-50),
    });
    const his = { dock: dock.id, delivery_man_id: driver.id };
    const s1 = await rows.order('S1', { ...his, dock_rank: 1, status: 'shipping' }, { status: 'shipping' });
    const s2 = await rows.order('S2', { ...his, dock_rank: 2, status: 'received' }, { status: 'received' });
    return { dock, s1, s2 };
  });
