import * as z from 'zod/mini';
import { detail } from '../asking/detail.ts';
import { CenterId } from '../center/center-id.ts';
import { get } from '../command.ts';
import { TransitArea } from './transit-area.ts';
import { Trolley } from './trolley.ts';

const args = z.object({ center: CenterId });

/** The drop zones of a center, where its board has none (PRP-445, API-P06). */
export const transitAreas = detail('transit.areas', {
  args,
  value: z.array(TransitArea),
  throttleMs: 3_000,
  goodForMs: 10 * 60_000,
  permission: null,
  request: ({ center }) => get('/transitareas/', { query: { center: String(center) } }),
});

/** A plain list, or a page of one (API-P16), under a name that is not documented. */
const Listed = z.union([z.array(Trolley), z.record(z.string(), z.unknown())]);
const Page = z.object({ results: z.array(Trolley) });

/** The trolleys of a center, where its settings have none (PRP-446, API-P16). */
export const listedTrolleys = detail('trolleys.ofCenter', {
  args,
  value: Listed,
  throttleMs: 3_000,
  goodForMs: 10 * 60_000,
  permission: 'depots',
  request: ({ center }) => get('/trolleys/', { query: { center: String(center), limit: '999' } }),
});

export const trolleysIn = (answer: z.infer<typeof Listed> | undefined): readonly Trolley[] =>
  Array.isArray(answer) ? answer : (Page.safeParse(answer).data?.results ?? []);
