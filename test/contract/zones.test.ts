import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Metas } from '../../src/domain/center/center.ts';
import { Order } from '../../src/domain/order/order.ts';
import { PseudoZone, zoneCount, zoneNamed, zoneOfOrder } from '../../src/domain/zone/zone.ts';
import { type Board, readTask } from './board.ts';
import { contractOf } from './on-board.ts';
import { Conflict, type WireTask } from './wire.ts';

const contract = contractOf();
const { onBoard } = contract;

const now = (task: WireTask) => readTask(contract.target.api, task.id);
/** Zones are for managers and logistic users. */
const manager = () => {
  const { api, manager: token } = contract.target;
  return token ? api.as(token) : api;
};
const settings = async () => {
  const { api, center } = contract.target;
  return Metas.parse((await api.get('/metas/', { query: { center } })).body);
};

interface InZone {
  readonly task: WireTask;
  readonly zoneId: number;
}

/** An order with a zone to do whose bags are counted like this. */
const toDo =
  (counted: 'isotherm' | 'crates') =>
  ({ tasks, load }: Board): InZone | undefined => {
    for (const task of tasks.values()) {
      const zone = task.linked_order.pseudo_zones_status?.find(
        ({ pseudozone_id: id, is_done, is_locked }) =>
          !is_done && !is_locked && zoneNamed(load.metas, id) && zoneCount(load.metas, id) === counted,
      );
      if (zone) return { task, zoneId: zone.pseudozone_id };
    }
    return undefined;
  };

const path = ({ task }: InZone, service: string) => `/processing-orders/${task.linked_order.id}/${service}/`;
const zoneIn = (body: unknown, { zoneId }: InZone) => zoneOfOrder(Order.parse(body), zoneId);
const say = (at: InZone, said: object) =>
  manager().post(path(at, 'pseudozone'), { pseudo_zone_id: at.zoneId, ...said });
const finish = (at: InZone, said: object) =>
  say(at, { order_id: at.task.linked_order.id, center_id: contract.target.center, is_done: true, ...said });
const nowhere = { transit_area_type: -1 };

describe('a zone of an order', () => {
  onBoard(
    'PRP-489 API-046 PRP-490 is done with its bags and where they lie, and to do again',
    toDo('isotherm'),
    async (at) => {
      const type = (await settings()).transit_area_types?.find(({ id }) => id > 0 && id !== 3)?.id ?? 0;
      const { status, body } = await finish(at, {
        ...{ number_of_bags_isotherm: 0, transit_area_type: type, transit_subarea: ' F07 ' },
      });
      expect([status, zoneIn(body, at)]).toMatchObject([
        200,
        { is_done: true, nob_iso: 0, transit_subarea: 'F07', transit_area_type: type, trolley_id: null },
      ]);
      expect(zoneIn(body, at)?.user).toMatch(/@/);
      const again = await say(at, { is_done: false });
      expect([again.status, zoneIn(again.body, at)?.is_done]).toEqual([200, false]);
      expect(zoneIn((await now(at.task)).linked_order, at)?.is_done).toBe(false);
    },
  );

  onBoard(
    'PRP-440 PRP-438 API-P09 is put down apart, or nowhere, with the depot of its order and its two trolleys',
    toDo('isotherm'),
    async (at) => {
      const [one, two] = ((await settings()).trolleys ?? []).map(({ id }) => id);
      const place = (said: object) => manager().post(path(at, 'change_transit_area'), said);
      const onBoth = { transit_area_type: 3, trolley_id: one, additional_trolley_id: two };
      const zone = { pseudo_zone_id: at.zoneId, transit_area_type: 1, transit_subarea: ' F07 ' };
      const { status, body } = await place({ ...onBoth, pseudo_zones: [zone] });
      expect(status).toBe(200);
      expect(Order.parse(body)).toMatchObject({ trolley_id: one, additional_trolley_id: two, transit_area: null });
      expect(zoneIn(body, at)).toMatchObject({ transit_subarea: 'F07', transit_area_type: 1, trolley_id: null });
      const away = await place({ ...onBoth, pseudo_zones: [{ pseudo_zone_id: at.zoneId, ...nowhere }] });
      expect(zoneIn(away.body, at)).toMatchObject({ transit_subarea: null, transit_area_type: -1 });
      // Off its trolleys it has no second one.
      const off = await place({ transit_area_type: 1, transit_area_name: 'F01' });
      expect(Order.parse(off.body)).toMatchObject({ trolley_id: null, additional_trolley_id: null });
      for (const [wrong, error] of [
        [{ ...onBoth, additional_trolley_id: one }, 'Le chariot supplémentaire est déjà le premier chariot'],
        [{ ...onBoth, additional_trolley_id: 999_999_999 }, /chariot/],
        [{ ...onBoth, pseudo_zones: [{ ...zone, transit_subarea: ' ' }] }, 'Veuillez renseigner le nom du dépôt'],
        [{ ...onBoth, pseudo_zones: [{ ...zone, pseudo_zone_id: 999_999_999 }] }, /zone de préparation/],
      ] as const) {
        const refused = await place(wrong);
        expect([refused.status, refused.body]).toEqual([400, { error: expect.stringMatching(error) }]);
      }
    },
  );

  onBoard('PRP-486 PRP-487 API-P11 asks for its count in words, then for a depot', toDo('crates'), async (at) => {
    const crates = { error: 'Veuillez renseigner le nombre de cagettes' };
    for (const said of [nowhere, { ...nowhere, number_of_bags_isotherm: 1 }])
      expect(await finish(at, said)).toMatchObject({ status: 400, body: crates });
    expect(await finish(at, { number_of_crates: 1 })).toMatchObject({
      status: 400,
      body: { error: 'Veuillez renseigner le type de dépôt' },
    });
    expect(await finish(at, { number_of_crates: 1, transit_area_type: 3 })).toMatchObject({
      status: 400,
      body: { error: 'Veuillez renseigner le chariot' },
    });
    expect((await finish(at, { number_of_crates: 1, transit_area_type: 77, transit_subarea: 'X' })).status).toBe(400);
    expect(zoneIn((await now(at.task)).linked_order, at)?.is_done).not.toBe(true);
  });

  onBoard('PRP-488 SUP-497 counts from 0 to 999', toDo('crates'), async (at) => {
    const counted = async (number_of_crates: unknown) => (await finish(at, { ...nowhere, number_of_crates })).status;
    expect([await counted(-1), await counted(1_000), await counted(1.5), await counted('2')]).toEqual(
      Array(4).fill(400),
    );
    expect([await counted(0), await counted(999)]).toEqual([200, 200]);
    expect(zoneIn((await now(at.task)).linked_order, at)?.nb_crates).toBe(999);
    await say(at, { is_done: false });
  });

  onBoard('PRP-495 PRP-496 that is locked is unlocked before it is done', toDo('crates'), async (at) => {
    expect((await say(at, { is_locked: true })).status).toBe(200);
    for (const answer of [await finish(at, { ...nowhere, number_of_crates: 1 }), await say(at, { is_done: false })]) {
      expect([answer.status, Conflict.parse(answer.body).error]).toEqual([
        409,
        "Cette zone est verrouillée : déverrouillez-la d'abord.",
      ]);
      expect(Conflict.parse(answer.body).order?.id).toBe(at.task.linked_order.id);
    }
    const opened = await say(at, { is_locked: false });
    expect([opened.status, zoneIn(opened.body, at)?.is_locked]).toEqual([200, false]);
  });

  onBoard('API-045 PRP-493 PRP-494 is taken out of stock once, and put back once', toDo('crates'), async (at) => {
    const alter = (action_type: string) =>
      manager().post(path(at, 'alter_stock'), { pseudo_zone_id: at.zoneId, action_type });
    const taken = async () =>
      (await now(at.task)).logstock_pz?.find(({ pseudozone_id }) => pseudozone_id === at.zoneId)?.quantity;
    const { count_item_match: items } = zoneIn(at.task.linked_order, at) ?? {};
    expect((await alter('add')).status).toBe(409);
    expect((await alter('destock')).status).toBe(200);
    expect(await taken()).toBe(items);
    const again = await alter('destock');
    expect([again.status, Conflict.parse(again.body).error]).toEqual([409, expect.stringMatching(/déjà déstockée/)]);
    expect((await alter('add')).status).toBe(200);
    expect(await taken()).toBeUndefined();
    expect((await alter('sell')).status).toBe(400);
  });

  onBoard('SUP-490 API-S05 has its isothermal bags counted with those of the order', toDo('isotherm'), async (at) => {
    const patch = (pseudo_zones: unknown) =>
      contract.target.api.patch(`/processing-orders/${at.task.linked_order.id}/`, { pseudo_zones });
    const count = (number_of_bags_isotherm: unknown, pseudo_zone_id = at.zoneId) => [
      { pseudo_zone_id, number_of_bags_isotherm },
    ];
    const { status, body } = await patch(count(7));
    expect([status, zoneIn(body, at)?.nob_iso]).toEqual([200, 7]);
    expect(Order.parse(body).number_of_bags).toBe(at.task.linked_order.number_of_bags);
    const wrong = [count(1_000), count(-1), count(1, 999_999_999), count(null)];
    expect(await Promise.all(wrong.map(async (zones) => (await patch(zones)).status))).toEqual(Array(4).fill(400));
  });

  it('DSP-116 DSP-117 SUP-499 is for managers and logistic users', async (context) => {
    const { withoutFlow, api } = contract.target;
    if (!withoutFlow) return context.skip();
    const other = api.as(withoutFlow);
    const stock = { pseudo_zone_id: 1, action_type: 'destock' };
    const lock = { pseudo_zone_id: 1, is_locked: true };
    expect((await other.post('/processing-orders/1/pseudozone/', lock)).status).toBe(403);
    expect((await other.post('/processing-orders/1/alter_stock/', stock)).status).toBe(403);
    expect((await other.patch('/pseudo-zones/1/', { is_active: false })).status).toBe(403);
  });

  onBoard('API-046 is one of the order and of the center that are named', toDo('crates'), async (at) => {
    const done = { ...nowhere, number_of_crates: 1 };
    expect((await finish(at, { ...done, order_id: 1 })).status).toBe(400);
    expect((await finish(at, { ...done, center_id: 12 })).status).toBe(400);
    expect((await finish({ ...at, zoneId: 999_999_999 }, done)).status).toBe(409);
  });
});

describe('the zones of a center', () => {
  const active = ({ load }: Board) => load.metas.pseudo_zones?.find(({ is_active }) => is_active);

  onBoard('PRP-497 API-P08 are switched off and on, which its boards tell', active, async (zone) => {
    const { api, center } = contract.target;
    const turn = (is_active: unknown, id = zone.id) => manager().patch(`/pseudo-zones/${id}/`, { is_active });
    const off = await turn(false);
    expect([off.status, PseudoZone.parse(off.body)]).toEqual([200, { ...zone, is_active: false }]);
    const State = z.object({ pseudo_zones: z.array(PseudoZone) });
    const state = State.parse((await api.get('/tasks/state/', { query: { center_id: center } })).body);
    expect(state.pseudo_zones.find(({ id }) => id === zone.id)?.is_active).toBe(false);
    expect((await api.patch(`/pseudo-zones/${zone.id}/`, { is_active: true })).status).toBe(200);
    expect([(await turn('oui')).status, (await turn(true, 999_999_999)).status]).toEqual([400, 404]);
    expect(zoneNamed(await settings(), zone.id)?.is_active).toBe(true);
  });
});
