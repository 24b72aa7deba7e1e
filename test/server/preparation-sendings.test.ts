import { afterAll, beforeAll, expect, it } from 'vitest';
import { rehearse } from '../../src/domain/preparation/rehearsal.ts';
import { Sendings } from '../../src/domain/preparation/sending.ts';
import { Client } from '../contract/client.ts';
import { signIn } from '../contract/target.ts';
import { type OwnServer, ownServer } from './own-server.ts';

const center = 9;
let server: OwnServer;
let admin: Client;
const path = `/nextconfigs/sendings/?center_id=${center}`;

beforeAll(async () => {
  server = await ownServer();
  for (let step = 0; step < 8 * 12; step++) {
    server.advance(5_000);
    await server.simulator.step(1, center as Parameters<OwnServer['simulator']['step']>[1]);
  }
  admin = new Client(`${server.url}/api`, await signIn(server.url, 'superadmin'));
}, 120_000);
afterAll(() => server.close());

it('OUR-021 tells who was sent where over the last hour, from the first note there is', async () => {
  const { status, body } = await admin.get(path);
  expect(status).toBe(200);
  const { since, sendings } = Sendings.parse(body);
  expect(sendings.length).toBeGreaterThan(5);
  expect(since).toBe(sendings[0]?.sent_at);
  expect(sendings.map(({ sent_at }) => sent_at)).toEqual(sendings.map(({ sent_at }) => sent_at).toSorted());
  expect(sendings.every(({ name, spots }) => name !== null && spots.length > 5)).toBe(true);
});

it('OUR-020 what it tells is all there is to it: by the ranks of then, the rules send everybody where he went', async () => {
  const { sendings } = Sendings.parse((await admin.get(path)).body);
  for (const sending of sendings) {
    const order = sending.spots.toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
    const ids = order.map(({ config_id }) => config_id);
    const [again] = rehearse([sending], ids).sendings;
    expect(again).toMatchObject({ isOther: false, would: again?.was });
  }
  // Another order is another floor.
  const [first] = sendings;
  const reversed = (first?.spots ?? []).map(({ config_id }) => config_id).toReversed();
  expect(rehearse(sendings, reversed).others).toBeGreaterThan(0);
});

it('OUR-021 is for whoever may order the priorities, and forgets what nobody asks for', async () => {
  const manager = new Client(`${server.url}/api`, await signIn(server.url, 'manager'));
  expect((await manager.get(path)).status).toBe(403);
  server.advance(2 * 3_600_000);
  expect(Sendings.parse((await admin.get(path)).body).sendings).toEqual([]);
});
