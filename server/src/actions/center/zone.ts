import * as z from 'zod/mini';
import { refuse } from '../../../../src/domain/result.ts';
import { Id } from '../../../../src/domain/schema.ts';
import { switchZone as command } from '../../../../src/domain/zone/commands/active.ts';
import { zoneName, zoneNamed } from '../../../../src/domain/zone/zone.ts';
import { readMetas } from '../../db/center/read-settings.ts';
import { textId } from '../../http/input.ts';
import { type Answer, action } from '../action.ts';
import { refusalOf } from '../conflict.ts';

/** Switches a preparation zone of a center on or off (PRP-497, API-P08, API-153). */
export const switchZone = action({
  method: 'PATCH',
  path: '/pseudo-zones/:id/',
  summary: 'Active ou désactive une zone de préparation',
  permission: 'zoneSwitches',
  answers: 'PseudoZone',
  input: z.object({ id: textId(Id), body: z.strictObject({ is_active: z.boolean() }) }),
  subject: ({ id }) => ({ kind: 'zone', id }),
  reads: () => ({ settings: true }),
  decide: ({ id, body: { is_active } }, rows) => {
    const center = rows.settings?.id;
    if (center === undefined) return refusalOf(command.text, refuse('gone'));
    const args = { center, zoneId: id, zoneName: zoneName(rows.settings, id), isActive: is_active };
    const refusal = command.guard(args, rows);
    if (refusal) return refusalOf(command.text, refusal);
    return { verdict: 'accept', patches: command.effect(args, rows), answer: theZone(center, id) };
  },
});

const theZone =
  (center: number, id: number): Answer =>
  async (db) =>
    zoneNamed(await readMetas(db, { center, since: 0 }), id);
