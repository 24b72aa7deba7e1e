import * as z from 'zod/mini';
import { CenterId } from '../../center/center-id.ts';
import { answersOne } from '../../documented-answer.ts';
import { keyOf, type Reader } from '../../rows.ts';
import { Id } from '../../schema.ts';
import { callRows, callsRequest } from '../load.ts';

/** A call to make, by whom it is to; the name is not sent. */
export const aboutCall = { center: CenterId, callId: Id, name: z.string() };
type AboutCall = z.infer<z.ZodMiniObject<typeof aboutCall>>;

/** What all actions on one call have in common. */
export const onCall = {
  reads: ({ callId }: AboutCall) => ({ phoneCall: [callId] }),
  answers: ({ callId }: AboutCall) => answersOne('call', callId),
  reread: ({ center }: AboutCall) => callsRequest(center),
  acceptReread: (body: unknown) => ({ rows: callRows(body) ?? [] }),
  lane: ({ callId }: AboutCall) => [keyOf('phoneCall', callId)],
};

export const callIn = ({ callId }: AboutCall, rows: Reader) => rows.get('phoneCall', callId);
