import * as z from 'zod/mini';
import { CenterId } from '../../center/center-id.ts';
import { command, get, hours, patchTo, queued } from '../../command.ts';
import { answersOne } from '../../documented-answer.ts';
import { refuse } from '../../result.ts';
import { keyOf, patch } from '../../rows.ts';
import { Id } from '../../schema.ts';
import { flatten, isRecord } from '../../wire.ts';
import { zoneNamed } from '../zone.ts';

/** Switches a preparation zone of a center on or off (PRP-497, API-P08, API-153): the last change wins. */
export const switchZone = command('zone.active', {
  version: 1,
  args: z.object({ center: CenterId, zoneId: Id, zoneName: z.string(), isActive: z.boolean() }),
  reads: ({ center }) => ({ metas: [center] }),
  guard: ({ center, zoneId }, rows) => (zoneNamed(rows.get('metas', center), zoneId) ? null : refuse('gone')),
  holds: ({ center, zoneId, isActive }, rows) => zoneNamed(rows.get('metas', center), zoneId)?.is_active === isActive,
  effect: ({ center, zoneId, isActive }, rows) => {
    const metas = rows.get('metas', center);
    const zones = (metas?.pseudo_zones ?? []).map((zone) =>
      zone.id === zoneId ? { ...zone, is_active: isActive } : zone,
    );
    return patch('metas', metas, { pseudo_zones: zones });
  },
  request: ({ zoneId, isActive }) => patchTo(`/pseudo-zones/${zoneId}/`, { body: { is_active: isActive } }),
  answers: ({ zoneId }) => answersOne('pseudo-zone', zoneId),
  accept: () => ({ rows: [] }),
  reread: ({ center }) => get('/dispatch/loadstate/', { query: { center: String(center) } }),
  acceptReread: (body, { center }) => {
    const metas = isRecord(body) ? body.metas : null;
    return { rows: isRecord(metas) ? flatten('metas', 'answer', [{ ...metas, id: center }]) : [] };
  },
  lane: ({ center }) => [keyOf('metas', center)],
  delivery: queued(hours(12)),
  text: {
    title: 'Zone de préparation',
    label: ({ zoneName, isActive }) => `Zone ${zoneName} : ${isActive ? 'active' : 'inactive'}`,
    success: 'Sauvegarde effectuée',
    refusals: { gone: "Cette zone n'est plus de ce centre" },
  },
});
