import * as z from 'zod/mini';
import { detail } from '../asking/detail.ts';
import { get } from '../command.ts';
import { Count, Id, Instant, maybe, Rank } from '../schema.ts';
import { Next } from './next.ts';
import { NextConfig, NextConfigId } from './next-config.ts';

/** State of a type of task when somebody was sent, with the values of its config at that time. */
const Spot = z.object({
  config_id: NextConfigId,
  type: Id,
  zone: maybe(Id),
  rank: maybe(Rank),
  waiting: Count,
  staff: Count,
  buffer: Count,
  is_zone_active: z.boolean(),
  ...z.pick(NextConfig, {
    max_staff: true,
    max_buffer: true,
    is_high_priority_spot: true,
    is_one_grant_bypass_max_buffer: true,
    disabled: true,
  }).shape,
});

/** A packer was sent to a type of task, by a rule of section 8 of preparation.md, from 1 to 7 (E-O1). */
export const Sending = z.object({
  id: Id,
  sent_at: Instant,
  name: maybe(z.string()),
  task_type: Id,
  external_id: maybe(Id),
  rule: z.int().check(z.minimum(1), z.maximum(7)),
  asking: z.object({
    ...z.pick(Next, {
      current_task_type: true,
      last_task_type: true,
      next_task_type: true,
      last_started_at: true,
      last_ended_at: true,
      lock_on_at: true,
      grants: true,
    }).shape,
    current_zone: maybe(Id),
    last_zone: maybe(Id),
  }),
  spots: z.array(Spot),
});
export type Sending = Readonly<z.infer<typeof Sending>>;

export const Sendings = z.object({ since: Instant, sendings: z.array(Sending) });
export type Sendings = Readonly<z.infer<typeof Sendings>>;

/** The sendings of the last hour (OUR-021). The call is ours: another server need not have it. */
export const lastSendings = detail('preparation.sendings', {
  args: z.object({ center: Id }),
  value: Sendings,
  throttleMs: 60_000,
  permission: 'assign',
  absent: 'Ce serveur ne dit pas qui a été envoyé où : pas de répétition',
  request: ({ center }) => get('/nextconfigs/sendings/', { query: { center_id: String(center) } }),
});
