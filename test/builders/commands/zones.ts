import { setBags } from '../../../src/domain/order/commands/bags.ts';
import { setOrderOption } from '../../../src/domain/order/commands/option.ts';
import { changeTransitArea } from '../../../src/domain/order/commands/transit-area.ts';
import { switchZone } from '../../../src/domain/zone/commands/active.ts';
import { finishZone, reopenZone } from '../../../src/domain/zone/commands/done.ts';
import { lockZone } from '../../../src/domain/zone/commands/lock.ts';
import { alterStock } from '../../../src/domain/zone/commands/stock.ts';
import { anOrder, aTask, someMetas } from '../rows.ts';
import { aWorld, type World } from '../world.ts';
import { center, type Sample, sample } from './sample.ts';

/** A center with a zone that keeps its bags apart, one that does not, and one that is known by nothing but its id. */
export const zoned = someMetas(center, {
  pseudo_zones: [
    { id: 941, name: 'Frais', is_active: true, bag_apart: true },
    { id: 944, name: 'Sec', is_active: true, bag_apart: false, bag_picking_late_label: 'au chargement' },
  ],
  transit_area_types: [1, 3].map((id) => ({ id })),
  trolleys: [{ id: 9003, current_location: 901, logistics_center: center }],
});

const zones = (fields: object) =>
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

const toDo: World = zones({});
const who = { orderId: 1001, randomId: 'A12' };
const fresh = { ...who, center, zoneId: 941, zoneName: 'Frais' };
const dry = { ...who, center, zoneId: 944, zoneName: 'Sec' };
const finish = sample(finishZone);

export const zoneSamples: readonly Sample[] = [
  finish('with bags apart', toDo, {
    ...{ ...fresh, isotherm: 0, crates: null },
    depot: { type: 1, name: ' F02 ', trolley: null },
  }),
  finish('with crates on a trolley', toDo, {
    ...{ ...dry, isotherm: null, crates: 999 },
    depot: { type: 3, name: '', trolley: 9003 },
  }),
  finish('that lies nowhere', toDo, {
    ...{ ...dry, isotherm: null, crates: 2 },
    depot: { type: -1, name: '', trolley: null },
  }),
  sample(reopenZone)('done', zones({ is_done: true }), fresh),
  sample(lockZone)('open', toDo, { ...fresh, isLocked: true }),
  sample(lockZone)('locked', zones({ is_locked: true }), { ...dry, isLocked: false }),
  sample(alterStock)('taken out', toDo, { ...dry, action: 'destock' }),
  sample(alterStock)(
    'put back',
    toDo.with('task', aTask(1, { linked_order: 1001, logstock_pz: [{ pseudozone_id: 944, quantity: 8 }] })),
    { ...dry, action: 'add' },
  ),
  sample(switchZone)('off', toDo, { center, zoneId: 944, zoneName: 'Sec', isActive: false }),
  sample(setBags)('with those of a zone', toDo, { ...who, dry: 3, isotherm: 2, zones: [{ zoneId: 941, isotherm: 2 }] }),
  sample(changeTransitArea)('of its zones too', toDo, {
    ...{ ...who, depot: { type: 1, name: 'F02', trolley: null } },
    zones: [
      { zoneId: 941, depot: { type: -1, name: '', trolley: null } },
      { zoneId: 944, depot: { type: 1, name: 'S01', trolley: null } },
    ],
  }),
  sample(setOrderOption)('no replacement', toDo, { ...who, option: 'is_replace_allowed', isOn: false }),
  sample(setOrderOption)('left in peace', toDo, { ...who, option: 'option_tranquility', isOn: true }),
];
