import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { readOrders, readTasks } from '../../server/src/db/read.ts';
import type { ConfigOverrides } from '../../server/src/options.ts';
import type { RunningServer } from '../../server/src/serve.ts';
import { seedUsers } from '../../server/src/world/people/users.ts';
import { ensureChromium } from '../browser/chromium.ts';
import { signIn } from '../contract/target.ts';
import { consoleDir } from '../e2e/fixtures.ts';
import { Random } from '../engine/random.ts';
import { startProxy } from '../hands/proxy.ts';
import { ledgerOf, sceneMaker } from '../hands/scene.ts';
import { Device } from './browser.ts';
import { type Findings, findings, type Intent, type LedgerEntry, type LeftOver } from './history.ts';
import { Person } from './person.ts';
import { type Ground, Plan } from './plan.ts';
import { type Replica, readReplica } from './replica.ts';
import { oneProcess, twoProcesses } from './site.ts';
import { Weather } from './weather.ts';

export interface ChaosOptions {
  readonly minutes: number;
  /** Goes on until so many actions were recorded, for some minutes at most: a slow machine proves as much. */
  readonly leastActions?: number;
  readonly seed: number;
  /** Whether the server honours idempotency keys. */
  readonly keys: boolean;
  /** A PostgreSQL server: two processes of the API work on it, instead of one on an embedded database. */
  readonly databaseUrl?: string | undefined;
  readonly say: (text: string) => void;
}

export interface ChaosResult extends Findings {
  readonly actions: number;
  readonly faults: number;
}

const healsWithinMs = 90_000;

/** How long it goes on where too few actions were recorded. */
const goesOnMs = 180_000;

/**
 * Three tabs of two users on real Chromium and real TCP act at random on one board, while requests, tabs, browsers and
 * the server fail. Then all is mended, and what people did is compared with what the server did and what is left to say.
 */
export async function chaos({
  minutes,
  leastActions = 0,
  seed,
  keys,
  databaseUrl,
  say,
}: ChaosOptions): Promise<ChaosResult> {
  const random = new Random(seed);
  const folder = mkdtempSync(join(tmpdir(), 'quai-chaos-'));
  const config: ConfigOverrides = {
    ...{ consoleDir, publicConfig: { switches: { push: true } } },
    ...(keys ? {} : { idempotencyRetentionS: null }),
  };
  const site = await (databaseUrl ? twoProcesses(databaseUrl, config) : oneProcess(folder, config));
  const network = await startProxy(site.url(), { streams: true });
  // Reused connections that die have the browser itself send twice, which only a key makes once.
  network.keepConnections(keys);
  const { ground, center } = await build(site.server());
  const executable = ensureChromium(say);
  const people: Person[] = [];
  for (const [account, tabs, firstBags] of [
    ['superadmin', 2, 10],
    ['manager', 1, 500],
  ] as const) {
    const token = await signIn(site.url(), account);
    people.push(
      new Person({
        userId: userIdOf(account),
        tabs,
        device: new Device(executable, join(folder, account)),
        cookie: { name: 'api_token', value: encodeURIComponent(token), domain: '127.0.0.1', path: '/', ...session },
        address: network.url,
        center,
        plan: new Plan(ground, new Random(random.int(1, 1e6)), firstBags),
        random: new Random(random.int(1, 1e6)),
      }),
    );
  }
  try {
    for (const person of people) await person.arrive();

    const weather = new Weather(network, new Random(random.int(1, 1e6)));
    const endMs = Date.now() + minutes * 60_000;
    const working = people.map((person) => person.work());
    const isOver = () => {
      const lateMs = Date.now() - endMs;
      const recorded = people.flatMap(({ intents }) => intents).filter(({ recordedMs }) => recordedMs !== null);
      return lateMs >= 0 && (recorded.length >= leastActions || lateMs >= goesOnMs);
    };
    let restarts = 0;
    while (!isOver()) {
      const leftMs = endMs - Date.now();
      const pauseMs = random.int(12_000, 25_000);
      await wait(leftMs > 0 ? Math.min(pauseMs, leftMs) : pauseMs);
      if (isOver()) break;
      await site.restart();
      network.pointTo(site.url());
      restarts += 1;
    }
    for (const person of people) person.stop();
    await Promise.all(working);
    await weather.clear();
    say(`Mended after ${weather.faults} faults, ${restarts} restarts; waiting for what is left.`);

    const left: LeftOver[] = [];
    const stray: string[] = [];
    for (const person of people) {
      const page = await person.witness();
      const { userId } = person.options;
      const replica = await atRest(page, userId, center);
      left.push(...replica.outbox.map((row) => ({ user: userId, ...row })));
      stray.push(...(await differences(site.server(), page, userId, center)));
    }
    const ledger = (await ledgerOf(site.server(), center)).map(({ user_id, method, path, body }) => ({
      user: user_id,
      method,
      path,
      body,
    }));
    const intents = people.flatMap((person) => person.intents);
    const found = findings(intents, ledger, left);
    say(`Done: ${byCall(ledger)}.`);
    if (Object.values(found).some((faults) => faults.length > 0))
      for (const entry of [...ledger, ...left]) say(JSON.stringify(entry));
    const faults = weather.faults + restarts + people.reduce((sum, { deaths }) => sum + deaths, 0);
    return { ...found, unexplained: [...found.unexplained, ...stray], actions: done(intents, ledger).length, faults };
  } finally {
    // Also of a run that failed: nothing of it goes on beside the next.
    for (const person of people) await person.options.device.kill();
    await network.close();
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How many of each call the server did: what nobody could press shows here as missing. */
function byCall(ledger: readonly LedgerEntry[]): string {
  const counts = new Map<string, number>();
  for (const { path } of ledger) {
    const call = path.replace(/^\/api|\d+\//g, '');
    counts.set(call, (counts.get(call) ?? 0) + 1);
  }
  return [...counts].map(([call, count]) => `${call} ${count}`).join(', ');
}

const session = { expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' } as const;

/** Those that were recorded, as far as anybody knows. */
const done = (intents: readonly Intent[], ledger: readonly LedgerEntry[]) =>
  intents.filter((it) => it.recordedMs !== null || ledger.some((entry) => entry.user === it.user && it.matches(entry)));

function userIdOf(account: string): number {
  const user = seedUsers.find(({ email }) => email.startsWith(`${account}@`));
  if (!user) throw new Error(`Invariant: no account ${account}`);
  return user.id;
}

async function build(server: RunningServer): Promise<{ ground: Ground; center: number }> {
  const scene = await sceneMaker(server, Date.now)();
  const orders: Ground['orders'][number][] = [];
  for (let nth = 1; nth <= 16; nth++) {
    const { order, task } = await scene.order(`K${nth}`);
    orders.push({ name: `K${nth}`, orderId: order.id, taskId: task.id });
  }
  const rounds = await Promise.all(Array.from({ length: 6 }, () => scene.dock()));
  const drafts = await Promise.all(Array.from({ length: 4 }, () => scene.dock()));
  for (const [at, draft] of drafts.entries()) await scene.order(`V${at}`, { dock: draft.id, dock_rank: 1 });
  const ready = [];
  for (let nth = 0; nth < 3; nth++) {
    const driver = await scene.driver(`Livreur ${nth}`);
    const dock = { dock_type: 'DRIVER_SOFT', current_status: 'moving', target_driver: driver.id } as const;
    ready.push(await scene.dock(dock));
  }
  for (const [at, dock] of ready.entries()) await scene.order(`G${at}`, { dock: dock.id, dock_rank: 1 });
  const locked = [];
  for (let nth = 0; nth < 3; nth++) {
    const driver = await scene.driver(`Verrou ${nth}`, { state: 'run_not_present' });
    const his = { target_driver: driver.id, driver: driver.id, locked_at: scene.at(-5) };
    locked.push(await scene.dock({ dock_type: 'DRIVER_SOFT', current_status: 'ready_to_load', ...his }));
  }
  for (const [at, dock] of locked.entries()) await scene.order(`L${at}`, { dock: dock.id, dock_rank: 1 });
  const named = async (name: string, state: string) => ({ id: (await scene.driver(name, { state })).id, name });
  const planned = [await named('Prévu Un', 'plan'), await named('Prévu Deux', 'plan')];
  const present = [await named('Présent Un', 'wait'), await named('Présent Deux', 'wait')];
  return { ground: { orders, rounds, drafts, ready, locked, planned, present }, center: scene.center };
}

/** Until nothing waits to be sent or confirmed any more. */
async function atRest(page: Page, userId: number, center: number): Promise<Replica> {
  const untilMs = Date.now() + healsWithinMs;
  for (;;) {
    const replica = await readReplica(page, userId, center);
    // What waits behind a decision stays.
    const stuck = findings(
      [],
      [],
      replica.outbox.map((row) => ({ user: userId, ...row })),
    ).unexplained;
    const isMoving = stuck.length > 0 || replica.outbox.some(({ state }) => state === 'settled');
    if (!isMoving || Date.now() > untilMs) return replica;
    await wait(1_000);
  }
}

/** Where the replica is not what the server has, one poll later. */
async function differences(server: RunningServer, page: Page, userId: number, center: number): Promise<string[]> {
  const untilMs = Date.now() + 45_000;
  for (;;) {
    const { bags, docks } = await readReplica(page, userId, center);
    const told = await truth(server, center);
    const wrong = [
      ...Object.entries(told.bags).filter(([id, count]) => bags[Number(id)] !== count),
      ...Object.entries(told.docks).filter(([id, dock]) => id in docks && docks[Number(id)] !== dock),
    ];
    if (wrong.length === 0 || Date.now() > untilMs)
      return wrong.map(([id, value]) => `user ${userId}: row ${id} is not ${value}`);
    await wait(2_000);
  }
}

async function truth({ db }: RunningServer, center: number) {
  const [orders, tasks] = await Promise.all([
    readOrders(db, { center, since: 0 }),
    readTasks(db, { center, since: 0 }),
  ]);
  return {
    bags: Object.fromEntries(orders.map((row) => [row.id, row.number_of_bags ?? 0])),
    docks: Object.fromEntries(tasks.map((row) => [row.id, row.dock ?? 0])),
  };
}
