import { hourText } from '../time/paris-time.ts';
import { sentence } from '../words/isolate.ts';
import { callerName } from './caller.ts';
import type { PhoneCall } from './phone-call.ts';

/** Why something about a call to make is refused. */
export const callRefusals = {
  gone: "Cet appel n'est plus à passer",
  over: "Cet appel n'est plus à passer : il est fait ou annulé",
  putOff: "Quelqu'un l'a reporté entre-temps : regardez sa nouvelle heure",
  nobody: 'Un appel concerne une commande ou un client',
};

/** `déjà fait par Nadia Kessler à 18:41`. */
export const alreadyEndedText = ({ state, ended_by, ended_at }: PhoneCall): string =>
  state === 'canceled'
    ? sentence`déjà annulé par ${callerName(ended_by)} à ${hourText(ended_at)}`
    : sentence`déjà fait par ${callerName(ended_by)} à ${hourText(ended_at)}`;
