import * as z from 'zod/mini';
import { command, guarded, hours, patchTo } from '../../command.ts';
import { patch } from '../../rows.ts';
import { Instant } from '../../schema.ts';
import { msOf } from '../../time/instant.ts';
import { hourText } from '../../time/paris-time.ts';
import { flatten } from '../../wire.ts';
import { sentence } from '../../words/isolate.ts';
import { whyNotPutOff } from '../phone-call.ts';
import { callRefusals } from '../text.ts';
import { aboutCall, callIn, onCall } from './call-command.ts';

/** Another hour for a call to make (OUR-222, API-O63): it carries the hour its author saw. */
export const putOffCall = command('phoneCall.putOff', {
  version: 1,
  args: z.object({ ...aboutCall, dueAt: Instant, dueWas: Instant }),
  ...onCall,
  guard: (it, rows) => whyNotPutOff(callIn(it, rows), it.dueWas),
  holds: (it, rows) => {
    const call = callIn(it, rows);
    return call !== undefined && msOf(call.due_at) === msOf(it.dueAt);
  },
  effect: (it, rows) => patch('phoneCall', callIn(it, rows), { due_at: it.dueAt }),
  request: ({ callId, dueAt, dueWas }) =>
    patchTo(`/phone-calls/${callId}/`, { body: { due_at: dueAt, due_was: dueWas } }),
  accept: (body) => ({ rows: flatten('phoneCall', 'calls', [body]) }),
  delivery: guarded(hours(12)),
  text: {
    title: 'Appel reporté',
    label: ({ name, dueAt }) => sentence`Rappeler ${name} à ${hourText(dueAt)}`,
    success: 'Appel reporté',
    refusals: callRefusals,
  },
});
