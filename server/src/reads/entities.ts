import * as z from 'zod/mini';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import { DockId } from '../../../src/domain/dock/dock.ts';
import { maybe } from '../../../src/domain/schema.ts';
import { readWireDocks, readWireTasks } from '../actions/answers.ts';
import { readCenters, readSettingsList, readTransitAreas } from '../db/center/read-settings.ts';
import { readHourlyRates } from '../db/presences/rates.ts';
import { readDrivers } from '../db/read.ts';
import { notFound } from '../http/failure.ts';
import { TextIds, textId } from '../http/input.ts';
import { texts } from '../text.ts';
import { viewerOf, wireDriver } from '../wire.ts';
import { read } from './read.ts';

const centerQuery = { center: maybe(textId(CenterId)), center_id: maybe(textId(CenterId)) };

/** Tasks by id; unknown ids are left out (API-008). */
export const deliveries = read({
  path: '/dispatch/deliveries/',
  summary: 'Commandes à livrer, par identifiant',
  permission: 'flow',
  answers: ['Task'],
  input: z.object({ ids: TextIds }),
  answer: ({ ids }, { db }) => readWireTasks(db, ids),
});

/** The same; `compact=1` sends only id, number and status of each order (API-002). */
export const shipping = read({
  path: '/tasks/shipping/',
  summary: 'Tâches de livraison, par identifiant',
  permission: 'flow',
  answers: ['Task'],
  input: z.object({ ids: TextIds, compact: maybe(z.enum(['0', '1', 'true', 'false'])) }),
  answer: async ({ ids, compact }, { db }) => {
    const tasks = await readWireTasks(db, ids);
    if (compact !== '1' && compact !== 'true') return tasks;
    return tasks.map(({ linked_order: { id, random_id, status }, ...task }) => ({
      ...task,
      linked_order: { id, random_id, status },
    }));
  },
});

/** Drivers of a center, those in a state, or both filters together (API-109), with their rates by day (LOG-097). */
export const drivers = read({
  path: '/drivers/',
  summary: "Livreurs d'un centre",
  permission: 'flowOrLogs',
  answers: ['DriverOfCenter'],
  input: z.object({ ...centerQuery, state: maybe(z.string()), vehicle: maybe(z.string()) }),
  answer: async ({ center, center_id, state, vehicle }, { db }, { user }) => {
    const found = await readDrivers(db, { center: center ?? center_id ?? defaultCenter, since: 0 });
    const viewer = viewerOf(user);
    const listed = found
      .filter((driver) => state == null || driver.state === state)
      .filter((driver) => vehicle == null || driver.vehicle === vehicle);
    const ratesOf = await readHourlyRates(
      db,
      listed.map(({ id }) => id),
    );
    return listed.map((driver) => ({ ...wireDriver(driver, viewer), hourly_rates: ratesOf(driver.id) }));
  },
});

export const dock = read({
  path: '/docks/:id/',
  summary: 'Une tournée avec ses commandes',
  permission: 'flow',
  answers: 'Dock',
  input: z.object({ id: textId(DockId) }),
  answer: async ({ id }, { db }) => found((await readWireDocks(db, [id]))[0]),
});

export const transitAreas = read({
  path: '/transitareas/',
  summary: 'Zones de dépôt',
  permission: null,
  answers: ['TransitArea'],
  input: z.object(centerQuery),
  answer: ({ center, center_id }, { db }) => readTransitAreas(db, center ?? center_id ?? null),
});

/** The preparation zones of a center, or of all (API-P07, API-154). */
export const pseudoZones = read({
  path: '/pseudo-zones/',
  summary: 'Zones de préparation',
  permission: null,
  answers: ['PseudoZone'],
  input: z.object(centerQuery),
  answer: ({ center, center_id }, { db }) => readSettingsList(db, 'pseudo_zones', center ?? center_id ?? null),
});

/** The trolleys of a center, or of all, `limit` at most (PRP-446, API-P16). */
export const trolleys = read({
  path: '/trolleys/',
  summary: 'Chariots',
  permission: 'depots',
  answers: ['Trolley'],
  input: z.object({
    ...centerQuery,
    limit: maybe(z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number))),
  }),
  answer: async ({ center, center_id, limit }, { db }) =>
    (await readSettingsList(db, 'trolleys', center ?? center_id ?? null)).slice(0, limit ?? undefined),
});

/** The settings, which are the same for all centers in part; the rest is that of the given center (API-S69). */
export const metas = read({
  path: '/metas/',
  summary: 'Réglages',
  permission: null,
  answers: 'Metas',
  input: z.object(centerQuery),
  answer: async ({ center, center_id }, { db, snapshots }) => {
    const mirror = await snapshots.mirror(center ?? center_id ?? defaultCenter);
    return { ...found(mirror?.metas), ...mirror?.figures, centers: await readCenters(db) };
  },
});

export const sessionUser = read({
  path: '/admin-user/',
  summary: "L'utilisateur connecté",
  permission: null,
  answers: 'SessionUser',
  input: z.object({}),
  answer: async (_input, _context, { user }) => user,
});

/** The center of a call without one (CST-01). */
export const defaultCenter = CenterId.parse(9);

function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw notFound(texts.notFound);
  return row;
}
