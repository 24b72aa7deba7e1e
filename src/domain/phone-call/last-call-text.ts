import { hourText } from '../time/paris-time.ts';
import { sentence } from '../words/isolate.ts';
import { callerFirstName, callerName } from './caller.ts';
import type { LastCall } from './last-call.ts';

/** `appelé 18:12 par Nadia`. */
export const lastCallText = ({ at, by }: LastCall): string =>
  sentence`appelé ${hourText(at)} par ${callerFirstName(by)}`;

/** The same as a sentence of its own, with the whole name. */
export const lastCallSentence = ({ at, by }: LastCall): string =>
  sentence`Appelé à ${hourText(at)} par ${callerName(by)}`;
