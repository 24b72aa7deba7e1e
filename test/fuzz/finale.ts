import type { StoredCommand } from '../../src/db/schema.ts';
import type { Random } from '../engine/random.ts';
import type { Done } from '../engine/server.ts';
import { isOnBoard } from '../engine/server-records.ts';
import type { Tab, World } from '../engine/world.ts';
import { shapeOf } from './oracle/shapes.ts';
import { record } from './oracle/word.ts';
import { unmadeLists } from './projection.ts';
import { hasKeyedSources } from './records/keyed.ts';
import { type Fields, firstDifferenceOf } from './rows.ts';
import { truthRows } from './truth.ts';
import type { Watch } from './watch.ts';

/** A minute after its ack a row nothing lists is folded; leaders look that often. */
const foldedWithinMs = 84_000;

const parked: ReadonlySet<string> = new Set(['conflict', 'refused', 'uncertain', 'expired']);

/** Everything heals, for one user after the other: what must hold in the end. */
export async function finale(world: World, watches: readonly Watch[], random: Random): Promise<string | null> {
  world.network.isCut = false;
  world.server.lagMs = 0;
  for (const tab of [...world.tabs]) tab.kill();
  for (const postman of world.postmen) postman.life.kill();
  await world.settle();
  for (const watch of watches) {
    const problem = (await end(world, watch, random)) ?? watch.failure;
    if (problem) return `user ${watch.userKey}: ${problem}`;
  }
  return null;
}

async function end(world: World, watch: Watch, random: Random): Promise<string | null> {
  world.token = `last-${watch.userKey}`;
  world.server.users.set(world.token, Number(watch.userKey));
  const undrained = hasKeyedSources ? await underSupport(world, watch, random) : null;
  if (undrained) return undrained;
  const tabs: Tab[] = [];
  for (const center of [9, 12]) {
    for (const path of ['/dispatch', '/']) tabs.push(await world.open({ userId: Number(watch.userKey), center, path }));
  }
  const stuck = await decideAll(world, watch, random, tabs[0]);
  if (stuck) return stuck;
  for (let round = 0; round < 5 && (round < 2 || isUnsettled(world, watch)); round++) await world.pass(21_000, 7_000);
  const problem = leftIn(watch) ?? untrue(world, watch) ?? miscounted(world, watch) ?? listless(watch);
  for (const it of tabs) it.kill();
  return problem;
}

/** The lists of every screen exist, whoever made them: also of a room opened in a center long filled. */
function listless({ shadow }: Watch): string | null {
  const [unmade] = unmadeLists(
    shadow,
    [9, 12].map((center) => ({ center, room: 'dispatch' })),
  );
  return unmade ? `the list ${unmade} is shown and was never made` : null;
}

/** R3: a device with support tabs alone, which poll no board, drains its outbox to empty. */
async function underSupport(world: World, watch: Watch, random: Random): Promise<string | null> {
  const userId = Number(watch.userKey);
  const tabs: Tab[] = [];
  for (const center of [9, 12]) tabs.push(await world.open({ userId, center, path: '/support' }));
  const stuck = await decideAll(world, watch, random, tabs[0]);
  await world.pass(foldedWithinMs, 7_000);
  for (const it of tabs) it.kill();
  return stuck ?? leftIn(watch);
}

/** The user has decided on everything that waits for him. */
async function decideAll(world: World, watch: Watch, random: Random, tab: Tab | undefined): Promise<string | null> {
  await drained(world, watch);
  const stuck = unexplained(watch);
  if (stuck) return stuck;
  for (let round = 0; round < 12 && tab; round++) {
    const open = watch.shadow.of('outbox').filter((row) => row.state !== 'settled');
    const first = open.sort((a, b) => a.seq - b.seq)[0];
    if (!first) break;
    if (random.chance(0.3) && round < 4) await tab.engine.actions.retry(first.id);
    else await tab.engine.actions.discard(first.id, random.chance(0.3));
    await drained(world, watch);
    if (watch.failure) return watch.failure;
  }
  return null;
}

function leftIn(watch: Watch): string | null {
  const left = watch.shadow.of('outbox').map((row) => `${row.id} ${row.state} ${row.reason?.code}`);
  return left.length > 0 ? `still in the outbox: ${left}` : null;
}

const isUnsettled = (world: World, watch: Watch) =>
  watch.shadow.of('outbox').length > 0 || untrue(world, watch) !== null;

/** Time passes until no command moves any more. */
async function drained(world: World, watch: Watch): Promise<void> {
  await world.pass(heldMs(world, watch) + 1_000, 60_000);
  for (let round = 0; round < 12; round++) {
    const before = statesOf(watch);
    await world.pass(round === 0 ? 1_000 : 21_000, round === 0 ? 1_000 : 7_000);
    await world.pass(45_000);
    const now = statesOf(watch);
    if (now === nothingOpen || (now === before && round > 1)) return;
  }
}

/** How long the server still asks to be left alone, ms. */
function heldMs(world: World, { shadow }: Watch): number {
  const untils = [...shadow.of('outbox'), ...shadow.of('sources')].map(({ heldUntilMs = 0 }) => heldUntilMs);
  return Math.max(0, ...untils.map((untilMs) => untilMs - world.clock.now()));
}

const nothingOpen = JSON.stringify([]);

const statesOf = (watch: Watch) =>
  JSON.stringify(
    watch.shadow
      .of('outbox')
      .filter((row) => row.state !== 'settled')
      .map((row) => [row.id, row.state, row.attempt, row.reason?.code]),
  );

/** Nothing is still being sent, and each waiting command has a parked one before it. */
function unexplained(watch: Watch): string | null {
  const open = watch.shadow.of('outbox').filter((row) => row.state !== 'settled');
  const blocked = (row: StoredCommand): boolean =>
    open.some((it) => it.seq < row.seq && it.lanes.some((lane) => row.lanes.includes(lane)));
  const odd = open.find(
    (row) => !(parked.has(row.state) && row.reason?.code !== 'unread') && !(row.state === 'queued' && blocked(row)),
  );
  return odd ? `${odd.id} is ${odd.state} (${odd.reason?.code ?? 'no reason'}) although all is well` : null;
}

/** The rows seen are the server's, row for row. */
function untrue(world: World, watch: Watch): string | null {
  if (watch.shadow.of('overlay').length > 0) return 'an overlay outlives its commands';
  for (const center of [9, 12]) {
    const truth = truthRows(world, center);
    const seen = new Map<string, Fields>();
    for (const kind of ['order', 'task', 'dock', 'driver', 'alert', 'notification', 'metas'] as const) {
      for (const row of watch.shadow.rows(kind)) if (row.center === center) seen.set(`${kind}:${row.id}`, row.row);
    }
    // Of orders no board lists the device has those looked at, as they were then, and no more.
    const looked = new Set(watch.shadow.of('records').flatMap((it) => (it.center === center ? it.rows : [])));
    for (const id of world.server.truth(center).orders.keys())
      if (!isOnBoard(world.server.truth(center), id)) truth.delete(`order:${id}`);
    // Also where the server placed it: nobody has asked since, and no board has it either.
    const onBoards = new Set(
      [...world.server.centers.values()].flatMap(({ tasks }) =>
        [...tasks.values()].map(({ order }) => `order:${order}`),
      ),
    );
    for (const key of looked) if (key.startsWith('order:') && !onBoards.has(key)) seen.delete(key);
    const wrong = firstDifferenceOf(truth, seen);
    if (wrong) return `center ${center} is not as the server has it: ${wrong}`;
  }
  return null;
}

/** Every command is in the ledger once, or not at all and its author knows; in the order of its lanes. */
function miscounted(world: World, watch: Watch): string | null {
  const ledger = world.server.ledger.filter((it) => it.userId === Number(watch.userKey));
  for (const { commandId } of world.server.ledger) {
    const isMine = commandId !== null && watch.issued.has(commandId);
    if (isMine && !ledger.some((it) => it.commandId === commandId)) return `${commandId} was sent as another user`;
  }
  for (const [id, command] of watch.issued) {
    const told = watch.toldOf.get(id) ?? [];
    const count = ledger.filter((it) => it.commandId === id).length;
    const wasTold = told.some((event) => parked.has(event) || event === 'discarded');
    if (count > 1 && !mayRepeat(command, told, ledger)) return `${id} was done ${count} times (${told})`;
    if (count === 0 && !wasTold && !watch.alreadyTrue.has(id))
      return `${id} was never done, and nobody was told (${told})`;
  }
  return outOfOrder(ledger, watch);
}

/**
 * Sent again by the user after an unknown outcome; a plain save of ranks, or drivers exchanged for themselves, to a
 * server without keys; or found again as the user saw it, since somebody had put it back.
 */
function mayRepeat(command: StoredCommand, told: readonly string[], ledger: readonly Done[]): boolean {
  if (told.some((event) => event === 'uncertain' || event === 'expired')) return true;
  const { request, args } = command;
  if (request.path === '/tasks/shipping/simple_bulk/' || isExchangeForItself(args)) return true;
  const times = ledger.filter((it) => it.commandId === command.id).map((it) => it.revision);
  return isGuarded(command) && times.every((revision, at) => at === 0 || revision > (times[at - 1] ?? 0) + 1);
}

const isGuarded = ({ live, name }: StoredCommand) => !live && shapeOf(name).delivery === 'guarded';

const isExchangeForItself = (args: unknown) => {
  const { driverId, otherDriverId } = record(args);
  return otherDriverId !== undefined && driverId === otherDriverId;
};

function outOfOrder(ledger: readonly { readonly commandId: string | null }[], watch: Watch): string | null {
  const last = new Map<string, StoredCommand>();
  for (const { commandId } of ledger) {
    const command = watch.issued.get(commandId ?? '');
    if (!command) continue;
    const told = watch.toldOf.get(command.id) ?? [];
    if (told.some((event) => event === 'uncertain' || event === 'expired' || event === 'discarded')) continue;
    // There was nothing left to do, and a server without keys did it all the same once the lost request arrived.
    if (watch.alreadyTrue.has(command.id)) continue;
    // Refused, and sent again by the user later: others of its lane need not have waited.
    const isRefused = told.some((event) => event === 'refused' || event === 'conflict');
    for (const lane of (isRefused ? command.lanesIfRefused : null) ?? command.lanes) {
      const before = last.get(lane);
      if (before && before.seq > command.seq) return `${command.id} was done after ${before.id}, on ${lane}`;
      last.set(lane, command);
    }
  }
  return null;
}
