import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Called, OnFleet } from './on-fleet.ts';

const secret = 'only-providers-know';
let on: OnFleet;
beforeAll(async () => {
  on = await OnFleet.open({ size: 120, config: { courierSecret: secret } });
});
afterAll(() => on.close());

/** What the first provider calls back with. */
function tell({ job }: Called, sequence: number, status: string, shown = secret): Promise<number> {
  const body = { sequence, job: { client_reference: String(job), id: 'stuart-id', status } };
  return fetch(`${on.server.url}/api/couriers/stuart/events/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${shown}` },
    body: JSON.stringify(body),
  }).then((response) => response.status);
}

describe('a call back', () => {
  it('DSP-675 DSP-676 tells how far the job is, once, the latest last, in whatever order it comes', async () => {
    const called = await on.called();
    expect(await tell(called, 2, 'picking')).toBe(204);
    expect(await tell(called, 1, 'in_progress')).toBe(204);
    expect(await tell(called, 2, 'expired')).toBe(204);
    expect(await on.job(called.dock)).toMatchObject({ status: 'picking' });
    expect(await on.task(called.order)).toMatchObject({ external_shipping_jobs: [{ status: 'picking' }] });
    expect(await tell(called, 3, 'in_progress')).toBe(204);
    expect(await on.job(called.dock)).toMatchObject({ status: 'in_progress' });
  });

  it('is heard of who shows the secret alone, and of jobs there are', async () => {
    const called = await on.called();
    expect(await tell(called, 1, 'expired', 'guessed')).toBe(401);
    expect(await tell({ ...called, job: called.job + 1_000_000 }, 1, 'expired')).toBe(404);
    expect(await tell(called, -1, 'expired')).toBe(400);
    expect(await on.job(called.dock)).toMatchObject({ status: 'init' });
  });

  it('takes the order on the road, and to its client', async () => {
    const called = await on.called();
    await on.server.fleet.move(called.job, 'picking');
    expect(await on.job(called.dock)).toMatchObject({ driver_name: expect.any(String), pickup_at: expect.any(String) });
    await on.server.fleet.move(called.job, 'delivering');
    expect(await on.dock(called.dock)).toMatchObject({
      gone_at: expect.any(String),
      tasks: [{ status: 'shipping', linked_order: { status: 'shipping' } }],
    });
    await on.server.fleet.move(called.job, 'finished');
    expect(await on.dock(called.dock)).toMatchObject({
      finished_at: expect.any(String),
      current_status: 'closed',
      tasks: [{ status: 'received', linked_order: { status: 'received' } }],
    });
  });

  it('DSP-681 DSP-685 tells the delivery status of the second provider beside the job’s', async () => {
    const called = await on.called('UBER_DIRECT');
    const said = async () => (await on.dock(called.dock)).tasks[0];
    expect(await said()).toMatchObject({ external_job_delivery_status: 'SCHEDULED' });
    await on.server.fleet.move(called.job, 'pickup');
    expect(await said()).toMatchObject({ external_job_delivery_status: 'EN_ROUTE_TO_PICKUP' });
    await on.server.fleet.move(called.job, 'returned');
    expect(await on.job(called.dock)).toMatchObject({
      cancel_reason: 'Client injoignable, colis rapporté au centre',
      return_status: 'EN_ROUTE_TO_DROPOFF',
      return_dropoff_at: expect.any(String),
    });
  });

  it('takes no bags that are not there: the courier waits and says so again', async () => {
    const order = await on.order('prep');
    const { body } = await on.api.get(`/processing-orders/${order}/call_stuart/`);
    const { dock } = body as { dock: { id: number } };
    const job = (await on.job(dock.id))?.id ?? 0;
    const called = { order, dock: dock.id, job };
    expect(await tell(called, 1, 'delivering')).toBe(409);
    expect(await on.dock(dock.id)).toMatchObject({ gone_at: null });
    await on.api.post(`/processing-orders/${order}/change_status/`, { status: 'prepared', flat: 1 });
    expect(await tell(called, 1, 'delivering')).toBe(204);
    expect(await on.dock(dock.id)).toMatchObject({ gone_at: expect.any(String) });
  });
});

describe('the end of a job', () => {
  it('DSP-678 DSP-690 is asked for: it shows as being cancelled, without a pickup time, until its provider ends it', async () => {
    const called = await on.called();
    await on.server.fleet.move(called.job, 'picking');
    const { status, body } = await on.api.delete(`/docks/${called.dock}/external_jobs/`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ external_shipping_jobs: [{ status: 'canceling', pickup_at: null }] });
    // A word of before the click does not undo it.
    await on.server.fleet.move(called.job, 'in_progress');
    expect(await on.job(called.dock)).toMatchObject({ status: 'canceling', pickup_at: null });
    const twice = await on.api.delete(`/docks/${called.dock}/external_jobs/`);
    expect(twice).toMatchObject({ status: 409, body: { error: 'Annulation déjà demandée' } });
    await on.server.fleet.step();
    expect(await on.job(called.dock)).toMatchObject({ status: 'canceled', cancel_reason: 'Annulé depuis la console' });
  });

  it('DSP-678 DSP-682 is refused when the courier has the bags: the job is as before', async () => {
    const called = await on.called('UBER_DIRECT');
    await on.server.fleet.move(called.job, 'pickup');
    const before = await on.job(called.dock);
    const known = on.server.fleet.find(called.job);
    if (known) on.server.fleet.adopt([{ ...known, status: 'pickup_complete' }]);
    const { status, body } = await on.api.post(`/dispatch/docks/${called.dock}/cancel_uber_direct/`, {});
    expect({ status, body }).toEqual({ status: 400, body: { error: 'Le coursier a déjà les sacs.' } });
    expect(await on.job(called.dock)).toEqual(before);
  });

  it.each([
    ['STUART', 'expired', 'docks/{id}/regularize_canceled_stuart'],
    ['UBER_DIRECT', 'returned', 'docks/{id}/regularize_canceled_uber_direct'],
    ['UBER_DIRECT', 'canceled', 'dispatch/docks/{id}/regularize_uber_direct'],
  ] as const)(
    'DSP-680 DSP-683 DSP-684 of %s as %s is regularised: its order is to dispatch again',
    async (provider, status, path) => {
      const called = await on.called(provider);
      const address = `/${path.replace('{id}', String(called.dock))}/`;
      expect((await on.api.post(address)).status).toBe(409);
      await on.server.fleet.move(called.job, status);
      expect((await on.api.post(address)).status).toBe(200);
      expect(await on.task(called.order)).toMatchObject({
        dock: null,
        status: 'todo',
        linked_order: { status: 'prepared' },
      });
      expect((await on.api.post(address)).status).toBe(409);
    },
  );
});

describe('the simulated day', () => {
  it('leaves how far couriers are to their providers, who take up what the world begins with', async () => {
    const { docks } = (await on.api.get('/dispatch/loadstate/?center=9')).body as {
      docks: { external_shipping_jobs?: { id: number; status: string }[] }[];
    };
    const underWay = docks.flatMap(({ external_shipping_jobs }) => external_shipping_jobs?.at(-1) ?? []);
    const known = underWay.filter(({ id, status }) => on.server.fleet.find(id)?.status === status);
    expect(known.map(({ status }) => status)).toEqual(expect.arrayContaining(['delivering', 'in_progress', 'pickup']));
  });
});
