import { createServer, type IncomingHttpHeaders } from 'node:http';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readOrders } from '../../server/src/db/read.ts';
import { authors } from '../../server/src/db/schema/authors.ts';
import { moneyEntries, moneyMovements } from '../../server/src/db/schema/money/money.ts';
import { clientContacts, outgoingMessages } from '../../server/src/db/schema/outgoing.ts';
import { Outgoing } from '../../server/src/outgoing/outgoing.ts';
import { httpProvider } from '../../server/src/outgoing/provider.ts';
import { OrderId } from '../../src/domain/order/order.ts';
import { readBoard } from '../contract/board.ts';
import type { WireTask } from '../contract/wire.ts';
import { type OwnServer, ownServer } from './own-server.ts';

interface Given {
  readonly headers: IncomingHttpHeaders;
  readonly body: { readonly id: string; readonly to: string; readonly text: string };
}

const Given = z.object({ id: z.string(), to: z.string(), text: z.string() });

/** A provider of SMS on this machine, which answers as told. */
async function startProvider() {
  const given: Given[] = [];
  const next = { status: 202 };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    given.push({ headers: request.headers, body: Given.parse(JSON.parse(Buffer.concat(chunks).toString())) });
    response.writeHead(next.status).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const url = typeof address === 'object' ? `http://127.0.0.1:${address?.port}/sms` : '';
  return { url, given, next, close: () => server.close() };
}

let server: OwnServer;
let provider: Awaited<ReturnType<typeof startProvider>>;
let late: WireTask[];
beforeAll(async () => {
  provider = await startProvider();
  server = await ownServer({ messages: 'manual', config: { sms: { url: provider.url, token: 'secret' } } });
  const board = await readBoard(await server.as('superadmin'), 9);
  late = [...board.tasks.values()].filter(
    ({ late_order, client }) => !late_order && client?.id && client.id % 40 !== 0,
  );
});
afterAll(async () => {
  await server.close();
  provider.close();
});

/** Tells the client of an order nobody told yet. */
async function tell(credits = 0) {
  const task = late.shift();
  if (!task) throw new Error('no order left');
  const { id } = task.linked_order;
  const message = `Bonjour, commande ${id}.`;
  const { status } = await (await server.as('superadmin')).post(`/processing-orders/${id}/late_sms/`, {
    id,
    credits,
    message,
  });
  expect(status).toBe(200);
  const stored = () => server.db.select().from(outgoingMessages).where(eq(outgoingMessages.order_id, id));
  return { id, message, client: task.client?.id ?? 0, stored };
}

const recordOf = async (id: number) => (await readOrders(server.db, { ids: [id] }))[0]?.late_order;

it('DSP-719 DSP-728 gives the provider a message once, under its id, and only then says that it is sent', async () => {
  const { id, message, client, stored } = await tell(5.5);
  expect(await recordOf(id)).toMatchObject({ sent_at: null, reviewed_by: 'superadmin@quai.example' });
  await server.outgoing.deliver();
  await server.outgoing.deliver();
  const [{ headers, body }, ...more] = provider.given.filter((it) => it.body.text === message) as [Given, ...Given[]];
  expect(more).toEqual([]);
  expect(headers).toMatchObject({ 'idempotency-key': body.id, authorization: 'Bearer secret' });
  expect(body.to).toMatch(/^\+33/);
  expect(await stored()).toMatchObject([{ id: body.id, state: 'sent', attempts: 1 }]);
  expect((await recordOf(id))?.sent_at).toBeTruthy();
  const credits = await server.db
    .select({ movement: moneyMovements, cents: moneyEntries.amount_cents, by: authors.name })
    .from(moneyEntries)
    .innerJoin(moneyMovements, eq(moneyMovements.id, moneyEntries.movement_id))
    .innerJoin(authors, eq(authors.id, moneyMovements.author_id))
    .where(eq(moneyEntries.credit_customer_id, client));
  expect(credits).toMatchObject([
    { movement: { order_id: id, kind: 'late' }, cents: 550, by: 'superadmin@quai.example' },
  ]);
});

it('DSP-719 tries again, later and under the same id, what a busy provider did not take', async () => {
  provider.next.status = 503;
  const { message, stored } = await tell();
  await server.outgoing.deliver();
  await server.outgoing.deliver();
  expect(await stored()).toMatchObject([{ state: 'waiting', attempts: 1, error: 'status 503' }]);
  provider.next.status = 202;
  server.advance(31_000);
  await server.outgoing.deliver();
  const ids = provider.given.filter((it) => it.body.text === message).map((it) => it.body.id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect(await stored()).toMatchObject([{ state: 'sent', attempts: 2 }]);
});

it('DSP-719 gives what another process took and did not end once more, under the same id; no earlier', async () => {
  const { message, stored } = await tell();
  const crashed = new Outgoing({
    db: server.db,
    clock: server.clock,
    // The process ends while the provider has the message.
    provider: {
      send: async (sms) =>
        httpProvider({ url: provider.url, token: null })
          .send(sms)
          .then(() => {
            throw new Error('ended');
          }),
    },
    onError: () => undefined,
  });
  await crashed.deliver();
  await server.outgoing.deliver();
  const ids = () => provider.given.filter((it) => it.body.text === message).map((it) => it.body.id);
  expect(ids()).toHaveLength(1);
  server.advance(31_000);
  await server.outgoing.deliver();
  expect(ids()).toEqual([ids()[0], ids()[0]]);
  expect(await stored()).toMatchObject([{ state: 'sent', attempts: 2 }]);
});

it('DSP-719 gives up what the provider refuses, and what is an hour old', async () => {
  provider.next.status = 422;
  const refused = await tell();
  await server.outgoing.deliver();
  provider.next.status = 202;
  const old = await tell();
  server.advance(3_700_000);
  await server.outgoing.deliver();
  expect(await refused.stored()).toMatchObject([{ state: 'refused', error: 'status 422' }]);
  expect(await old.stored()).toMatchObject([{ state: 'expired' }]);
  expect([(await recordOf(refused.id))?.sent_at, (await recordOf(old.id))?.sent_at]).toEqual([null, null]);
});

it('DSP-719 without a provider keeps the message, says why it did not go, and pretends nothing', async () => {
  const { id, stored } = await tell();
  const silent = new Outgoing({
    db: server.db,
    clock: server.clock,
    provider: null,
    onError: (error) => {
      throw error;
    },
  });
  await silent.deliver();
  expect(await stored()).toMatchObject([{ state: 'noProvider' }]);
  expect((await recordOf(id))?.sent_at).toBeNull();
});

it('DSP-719 enters nothing where there is nobody to tell', async () => {
  const task = late.shift();
  const id = task?.linked_order.id ?? 0;
  await server.db.delete(clientContacts).where(eq(clientContacts.client_id, task?.client?.id ?? 0));
  const api = await server.as('superadmin');
  const answer = await api.post(`/processing-orders/${id}/late_sms/`, { id, credits: 5, message: 'Bonjour' });
  expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining('numéro') } });
  expect(await recordOf(id)).toBeNull();
  expect(
    await server.db
      .select()
      .from(moneyMovements)
      .where(and(eq(moneyMovements.order_id, OrderId.parse(id)), ne(moneyMovements.kind, 'payment'))),
  ).toEqual([]);
});
