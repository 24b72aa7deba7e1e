import { center } from '../../builders/noon.ts';
import { anOrder, aTask, someMetas } from '../../builders/rows.ts';
import { aWorld, type World } from '../../builders/world.ts';
import { who } from '../order/worlds.ts';

/** A center with a zone that keeps its bags apart, one that does not, and one that is known by nothing but its id. */
export const zoned = someMetas(center, {
  pseudo_zones: [
    { id: 941, name: 'Frais', is_active: true, bag_apart: true },
    { id: 944, name: 'Sec', is_active: true, bag_apart: false, bag_picking_late_label: 'au chargement' },
  ],
  transit_area_types: [1, 3].map((id) => ({ id })),
  trolleys: [{ id: 9003, current_location: 901, logistics_center: center }],
});

export const zones = (fields: object) =>
  aWorld()
    .with('metas', zoned)
    .with(
      'order',
      anOrder(1001, {
        center_id: center,
        is_replace_allowed: true,
        option_tranquility: false,
        number_of_bags: 4,
        number_of_bags_isotherm: 1,
        pseudo_zones_status: [
          { pseudozone_id: 941, is_done: false, is_locked: false, is_matched: true, count_item_match: 3, ...fields },
          { pseudozone_id: 944, is_done: false, is_locked: false, is_matched: true, count_item_match: 8, ...fields },
        ],
      }),
    )
    .with('task', aTask(1, { linked_order: 1001, logstock_pz: [] }));

export const toDo: World = zones({});

export const fresh = { ...who, center, zoneId: 941, zoneName: 'Frais' };

export const dry = { ...who, center, zoneId: 944, zoneName: 'Sec' };
