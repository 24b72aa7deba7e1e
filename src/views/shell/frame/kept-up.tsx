import { CallsRing } from '../../concepts/phone-call/calls-number.tsx';
import { KeepTexts } from '../../concepts/sms-text/keep-texts.ts';

/** Records that every room keeps up while it is seen: calls to make, which ring, and texts for messages. */
export const KeptUp = () => (
  <>
    <CallsRing />
    <KeepTexts />
  </>
);
