import { setTimeout as wait } from 'node:timers/promises';
import { readBoard } from '../contract/board.ts';
import { Client } from '../contract/client.ts';
import { signIn } from '../contract/target.ts';
import { type At, Crew, nothingTold, type Told } from '../crew/crew.ts';
import { scriptOf, startProcess } from '../processes/processes.ts';

const center = 9;

export interface Upgrade {
  readonly databaseUrl: string;
  /** Folder of the earlier version. */
  readonly earlier: string;
  readonly size: number;
  readonly devices: number;
  /** Of each of the four stretches, ms. */
  readonly stretchMs: number;
}

export interface Played extends Told {
  /** How long the database was migrated and the new process started, while the old one served, ms. */
  readonly startedInMs: number;
}

/**
 * A version is taken over from the one before, on one PostgreSQL, while people work:
 *
 *   the old one alone ─▶ the new one starts and migrates, the old one serves ─▶ both serve, half of the devices each
 *   ─▶ the old one is ended in the middle of requests, its devices go on at the new one
 *
 * Nobody is answered anything but success, and every action that was answered is in each read after.
 */
export async function playUpgrade({ databaseUrl, earlier, size, devices, stretchMs }: Upgrade): Promise<Played> {
  const told = nothingTold();
  const options = { databaseUrl, seed: 7, size, couriers: { STUART: null, UBER_DIRECT: null } };
  const old = await startProcess(options, await scriptOf(earlier));
  const token = await signIn(old.url, 'superadmin');
  const atOld = new Client(`${old.url}/api`, token);
  const { deliveries } = (await readBoard(atOld, center)).load;
  const crew = deliveries.slice(0, devices).map(({ linked_order: { id } }): { at: At; crew: Crew } => {
    const at = { client: atOld };
    return { at, crew: new Crew(at, { center, order: id, pauseMs: 0 }, told) };
  });
  await wait(stretchMs);
  const startMs = performance.now();
  const now = await startProcess(options);
  const startedInMs = performance.now() - startMs;
  const atNew = new Client(`${now.url}/api`, token);
  for (const { at } of crew.filter((_, nth) => nth % 2 === 0)) at.client = atNew;
  await wait(stretchMs);
  for (const { at } of crew) at.client = atNew;
  await old.stop();
  await wait(stretchMs);
  await Promise.all(crew.map(({ crew: one }) => one.end()));
  await now.stop();
  return { ...told, startedInMs };
}
