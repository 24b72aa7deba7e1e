import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Presences } from '../../server/src/presence/presences.ts';
import type { Attention } from '../../src/domain/colleague/attention.ts';
import { Client } from '../contract/client.ts';
import { signIn } from '../contract/target.ts';
import { type OpenStream, openStream } from './event-stream.ts';
import { type OwnServer, ownServer, serverBeside } from './own-server.ts';

const order = (id: number, begun: string | null = null): Attention => ({ kind: 'order', id, center: 9, begun });
const customer = (id: number): Attention => ({ kind: 'customer', id, center: null, begun: null });

describe('who is where', () => {
  const at = (user: number, device: string, ...things: readonly Attention[]) => ({ device, user, at: things });
  const there = (presences: Presences, user: number) =>
    presences.around(user).map(({ id, user: who, begun }) => [id, who, begun]);

  it('OUR-061 goes when his device says so, or 45 seconds after it last said anything', () => {
    const presences = new Presences();
    presences.say(at(1, 'a', order(7)), 0);
    presences.say(at(2, 'b', order(7)), 0);
    expect(there(presences, 1)).toEqual([[7, 2, null]]);
    expect([...presences.sweep(44_999)]).toEqual([]);
    presences.say(at(1, 'a', order(7)), 40_000);
    expect([...presences.sweep(45_000)].sort()).toEqual([1, 2]);
    expect(there(presences, 1)).toEqual([]);
    presences.say(at(2, 'b', order(7), order(8)), 50_000);
    expect(there(presences, 1)).toEqual([[7, 2, null]]);
    expect([...presences.say(at(2, 'b', order(8)), 51_000)].sort()).toEqual([1, 2]);
    expect(there(presences, 1)).toEqual([]);
    expect([...presences.say(at(2, 'b'), 52_000)]).toEqual([2]);
    expect(presences.isThere(2)).toBe(false);
  });

  it('OUR-061 OUR-060 is each colleague once, what he began first, and never oneself', () => {
    const presences = new Presences();
    presences.say(at(1, 'a', order(7)), 0);
    presences.say(at(1, 'another of mine', order(7, 'slot')), 0);
    presences.say(at(2, 'b', order(7)), 0);
    presences.say(at(3, 'c', order(7)), 0);
    presences.say(at(3, 'd', order(7, 'redelivery')), 0);
    expect(there(presences, 1)).toEqual([
      [7, 3, 'redelivery'],
      [7, 2, null],
    ]);
    for (let user = 10; user < 30; user++) presences.say(at(user, String(user), order(7)), 0);
    expect(there(presences, 1)).toHaveLength(5);
  });

  it('OUR-061 nobody is told of what is said anew, and it counts all the same', () => {
    const presences = new Presences();
    presences.say(at(1, 'a', order(7)), 0);
    presences.say(at(2, 'b', order(7, 'slot')), 0);
    expect([...presences.say(at(2, 'b', order(7, 'slot')), 30_000)]).toEqual([]);
    expect([...presences.sweep(45_000)].sort()).toEqual([1, 2]);
    presences.say(at(1, 'a', order(7)), 46_000);
    expect(there(presences, 1)).toEqual([[7, 2, 'slot']]);
    expect([...presences.say(at(2, 'b', order(7)), 50_000)].sort()).toEqual([1, 2]);
  });

  it('OUR-062 is told to those at the same thing alone', () => {
    const presences = new Presences();
    presences.say(at(1, 'a', order(7)), 0);
    presences.say(at(2, 'b', order(8), customer(7)), 0);
    expect(there(presences, 1)).toEqual([]);
    expect(there(presences, 3)).toEqual([]);
  });
});

let server: OwnServer;

/** Somebody who is signed in on one device. */
class Person {
  readonly api: Client;

  constructor(readonly token: string) {
    this.api = new Client(`${server.url}/api`, token);
  }
}
let karim: Person;
let ines: Person;
beforeAll(async () => {
  server = await ownServer({ config: { publicConfig: { switches: { push: true, presence: true } } } });
  karim = new Person(await signIn(server.url, 'manager'));
  ines = new Person(await signIn(server.url, 'support'));
});
afterAll(() => server.close());

const opened: OpenStream[] = [];
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close();
});
async function listen({ api, token }: Person) {
  const stream = await openStream(api, token, 9);
  opened.push(stream);
  return stream;
}
async function say({ api }: Pick<Person, 'api'>, ...subjects: readonly Attention[]) {
  server.advance(1_000);
  return (await api.post('/presence/', { subjects })).status;
}
const heard = (stream: OpenStream): unknown[] =>
  [...stream.text().matchAll(/^event: presence\ndata: (.*)$/gm)].map(([, data = '']) => JSON.parse(data));

describe('API-O03', () => {
  it('OUR-060 OUR-062 tells those at the same thing by name, on the streams they listen to already', async () => {
    const [his, hers] = [await listen(karim), await listen(ines)];
    expect(await say(karim, order(7), customer(5))).toBe(204);
    expect(await say(ines, order(7, 'redelivery'), order(8))).toBe(204);
    const she = { kind: 'order', id: 7, user_id: 1223, first_name: 'Inès', last_name: 'Galmiche', begun: 'redelivery' };
    const he = { kind: 'order', id: 7, user_id: 1209, first_name: 'Karim', last_name: 'Montferrand', begun: null };
    await expect.poll(() => heard(his)).toEqual([[she]]);
    await expect.poll(() => heard(hers)).toEqual([[he]]);
    // Said again it is no news; who comes later is told when he comes.
    expect(await say(ines, order(7, 'redelivery'))).toBe(204);
    const again = await listen(karim);
    await expect.poll(() => heard(again)).toEqual([[she]]);
    expect(heard(his)).toHaveLength(1);

    server.advance(45_000);
    server.presence?.sweep();
    await expect.poll(() => heard(his).at(-1)).toEqual([]);
  });

  it('is bounded, and closed to whoever may not listen', async () => {
    expect(await say(karim, ...Array.from({ length: 9 }, (_, at) => order(at + 1)))).toBe(400);
    expect(await say(karim, order(7, 'Bonjour Inès'))).toBe(400);
    expect(await say({ api: await server.as('preparation') }, order(7))).toBe(403);
    expect(await say(karim, order(7))).toBe(204);
    const soon = await karim.api.post('/presence/', { subjects: [] });
    expect([soon.status, soon.headers.get('retry-after')]).toEqual([429, '1']);
    expect(await say(karim)).toBe(204);
  });

  it('OUR-063 is not there where the site does not tell', async () => {
    const without = await serverBeside(server, { publicConfig: { switches: { push: true } } });
    const answer = await (await without.as('manager')).post('/presence/', { subjects: [] });
    expect(answer.status).toBe(404);
    expect((await (await fetch(`${without.url}/config.json`)).json()).switches.presence).toBe(false);
    await without.close();
  });
});
