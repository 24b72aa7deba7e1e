import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCouriers } from '../../../server/couriers/service.ts';
import { CourierDesk } from '../../../server/src/couriers/desk.ts';
import { providersOf } from '../../../server/src/couriers/providers.ts';
import type { Dock } from '../../../src/domain/dock/dock.ts';
import { OnFleet } from './on-fleet.ts';

let on: OnFleet;
beforeAll(async () => {
  on = await OnFleet.open();
});
afterAll(() => on.close());
beforeEach(() => {
  on.server.fleet.refusal = null;
  on.server.fleet.isSilent = false;
});

const callOf = (order: number, call: object = {}) =>
  on.api.get(`/processing-orders/${order}/call_stuart/`, { query: { vehicle: 'car' }, ...call });

describe('a call', () => {
  it('DSP-669 DSP-674 puts the order in a new dock of the first provider, with a job that starts as init', async () => {
    const order = await on.order();
    const { status, body } = await callOf(order);
    expect(status).toBe(200);
    const { dock } = body as { dock: Dock };
    expect(dock).toMatchObject({ dock_type: 'STUART', target_vehicle: 'car' });
    expect(dock.external_shipping_jobs).toMatchObject([{ status: 'init', transport_type: 'car' }]);
    const [job] = dock.external_shipping_jobs ?? [];
    expect(on.server.fleet.find(job?.id ?? 0)).toMatchObject({ provider: 'STUART', vehicle: 'car', status: 'init' });
    expect(await on.task(order)).toMatchObject({ dock: dock.id, external_shipping_jobs: [{ id: job?.id }] });
    const again = await on.api.get(`/processing-orders/${order}/get_external_job/`, {
      query: { job_id: job?.id ?? 0 },
    });
    expect(again.body).toMatchObject({ id: job?.id, uuid: job?.uuid });
  });

  it('DSP-670 goes to the second provider for one order', async () => {
    const { dock, job } = await on.called('UBER_DIRECT');
    expect(await on.dock(dock)).toMatchObject({ dock_type: 'UBER_DIRECT' });
    expect(on.server.fleet.find(job)).toMatchObject({ provider: 'UBER_DIRECT' });
  });

  it('DSP-669 can be for a dock, which becomes the first provider’s, once', async () => {
    const order = await on.order();
    const { body } = await on.api.post(`/processing-orders/${order}/direct_dispatch/`);
    const { id } = body as Dock;
    const first = await on.api.post(`/dispatch/docks/${id}/call_stuart/`, { vehicle: 'cargobike' });
    expect(first.body).toMatchObject({ id, dock_type: 'STUART', external_shipping_jobs: [{ status: 'init' }] });
    const second = await on.api.post(`/dispatch/docks/${id}/call_stuart/`, { vehicle: 'bike' });
    expect(second).toMatchObject({ status: 409, body: { error: 'Un coursier est déjà appelé' } });
  });

  it('DSP-673 that is refused says why, and leaves the order where it was', async () => {
    const order = await on.order();
    const before = await on.task(order);
    on.server.fleet.refusal = 'Aucun coursier dans ce quartier';
    const { status, body } = await callOf(order);
    expect({ status, body }).toEqual({ status: 400, body: { error: 'Aucun coursier dans ce quartier' } });
    expect(await on.task(order)).toEqual(before);
  });

  it('DSP-673 for a dock that is refused leaves the dock as it was', async () => {
    const made = await on.api.post(`/processing-orders/${await on.order()}/direct_dispatch/`);
    const { id } = made.body as Dock;
    on.server.fleet.refusal = 'Trop loin';
    expect((await on.api.post(`/dispatch/docks/${id}/call_stuart/`, { vehicle: 'car' })).body).toEqual({
      error: 'Trop loin',
    });
    expect(await on.dock(id)).toMatchObject({ dock_type: 'NOCONFIG', external_shipping_jobs: [] });
  });

  it('DSP-490 is made by no HEAD, and under one key once, whatever it ended in', async () => {
    const order = await on.order();
    const { size } = on.server.fleet;
    await on.api.send('HEAD', `/processing-orders/${order}/call_stuart/`);
    expect(on.server.fleet.size).toBe(size);
    on.server.fleet.refusal = 'Non';
    const refused = [await callOf(order, key('no')), await callOf(order, key('no'))];
    expect(refused.map(({ status, body }) => ({ status, body }))).toEqual(
      Array(2).fill({ status: 400, body: { error: 'Non' } }),
    );
    on.server.fleet.refusal = null;
    const [one, other] = [await callOf(order, key('yes')), await callOf(order, key('yes'))];
    expect(other?.body).toEqual(one?.body);
    expect(on.server.fleet.size).toBe(size + 1);
  });

  it('DSP-665 is estimated in seconds, or with the words of the provider', async () => {
    const eta = async (vehicle: string) =>
      (await on.api.get(`/processing-orders/${await on.order()}/get_stuart_eta_to_center/`, { query: { vehicle } }))
        .body;
    expect(await eta('bike')).toEqual({ eta: 420 });
    expect(await eta('cargobike')).toEqual({ message: 'Aucun cargo disponible avant une heure' });
  });
});

const key = (name: string) => ({ headers: { 'idempotency-key': `call-${name}` } });

describe('a question nobody knows the answer of', () => {
  it('is asked again under the job’s id: its courier is called once', async () => {
    on.server.fleet.isSilent = true;
    const order = await on.order();
    const { size } = on.server.fleet;
    const { status, body } = await callOf(order);
    const { dock, error_message } = body as { dock: Dock; error_message: string };
    expect({ status, error_message }).toEqual({
      status: 200,
      error_message: "Le transporteur ne répond pas : l'appel lui sera répété",
    });
    expect(await on.job(dock.id)).toMatchObject({ status: 'init', uuid: null });
    on.server.fleet.isSilent = false;
    await on.server.couriers.catchUp();
    expect(on.server.fleet.size).toBe(size + 1);
    expect((await on.job(dock.id))?.uuid).toBe(on.server.fleet.find((await on.job(dock.id))?.id ?? 0)?.uuid);
  });

  it('is asked by the next process when this one ends before: none is lost', async () => {
    const cut = await OnFleet.open({ couriers: { STUART: { url: 'http://127.0.0.1:9', token: '' } } });
    const service = await startCouriers({ clock: cut.server.clock, seed: 1, secret: 's', token: 't' });
    const accounts = { STUART: { url: service.urls.STUART, token: 't' }, UBER_DIRECT: null };
    const { db, clock } = cut.server;
    const next = new CourierDesk({ db, clock, providers: providersOf(accounts, () => cut.server.url) });
    try {
      const { dock, job } = await cut.called();
      expect(service.fleet.size).toBe(0);
      await next.catchUp();
      await next.catchUp();
      expect(service.fleet.find(job)).toMatchObject({ reference: job });
      expect(service.fleet.size).toBe(1);
      expect(await cut.job(dock)).toMatchObject({ uuid: service.fleet.find(job)?.uuid });
    } finally {
      await next.stop();
      await cut.close();
      await service.close();
    }
  });

  it('is none where the provider has no address: nothing seems to be called', async () => {
    const without = await OnFleet.open({ couriers: { STUART: null, UBER_DIRECT: null } });
    try {
      const order = await without.order();
      const answer = await without.api.get(`/processing-orders/${order}/call_stuart/`);
      expect(answer).toMatchObject({ status: 400, body: { error: 'Les appels Stuart ne sont pas configurés' } });
      const config = await (await fetch(`${without.server.url}/config.json`)).json();
      expect(config).toMatchObject({ couriers: [] });
    } finally {
      await without.close();
    }
  });
});
