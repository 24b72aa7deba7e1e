import * as z from 'zod/mini';
import { type Acceptance, command, hours, post, queued } from '../../command.ts';
import { refuse } from '../../result.ts';
import { patch } from '../../rows.ts';
import { Instant } from '../../schema.ts';
import { flatten, isRecord } from '../../wire.ts';
import { sentence } from '../../words/isolate.ts';
import { callOutcomes, isOpenCall, PhoneCall } from '../phone-call.ts';
import { alreadyEndedText, callRefusals } from '../text.ts';
import { aboutCall, callIn, onCall } from './call-command.ts';

const Ended = z.object({ ...aboutCall, outcome: z.enum(callOutcomes), at: Instant });
type Ended = z.infer<typeof Ended>;

const words = { done: 'Appel fait', canceled: 'Appel annulé' } as const;

/** An answer to whoever ends it second says so (`already`), with who ended it. */
function accept(body: unknown, { name, outcome }: Ended): Acceptance {
  const rows = flatten('phoneCall', 'calls', [body]);
  const call = isRecord(body) && body.already === true ? PhoneCall.safeParse(body).data : undefined;
  if (!call) return { rows };
  return { rows, told: { text: sentence`${words[outcome]}. ${name} : ${alreadyEndedText(call)}`, seconds: 10 } };
}

/**
 * Ends a call to make: made, or to be made no more (OUR-222, API-O64). One that is over counts as done, whoever ended
 * it, and he is told.
 */
export const endCall = command('phoneCall.end', {
  version: 1,
  args: Ended,
  ...onCall,
  // One that is no longer listed is ended all the same: the server knows its state.
  guard: (it, rows) => (callIn(it, rows) ? null : refuse('gone')),
  holds: (it, rows) => {
    const call = callIn(it, rows);
    return call !== undefined && !isOpenCall(call);
  },
  effect: (it, rows) => {
    const call = callIn(it, rows);
    return call && isOpenCall(call) ? patch('phoneCall', call, { state: it.outcome, ended_at: it.at }) : [];
  },
  request: ({ callId, outcome, at }) => post(`/phone-calls/${callId}/end/`, { body: { outcome, ended_at: at } }),
  accept,
  delivery: queued(hours(12)),
  text: {
    title: 'Appel terminé',
    label: ({ name, outcome }) => sentence`${words[outcome]} : ${name}`,
    success: 'Sauvegarde effectuée',
    done: ({ name, outcome }) => sentence`${words[outcome]} : ${name}`,
    refusals: callRefusals,
  },
});
