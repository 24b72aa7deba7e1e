import { needsDecision } from '../../../../db/outbox/states.ts';
import type { Mark } from '../../../../db/schema.ts';
import { asBlock, laterView } from '../../../ui/later/later-view.tsx';

export const RefusedNote = laterView(async () => (await import('./refused-note.tsx')).RefusedNote, asBlock);

/** Actions that wait for the user's decision and block the card's own, with the decision at hand. */
export function RefusedNotes({ marks }: { readonly marks: readonly Mark[] }) {
  const ids = new Set(marks.filter(needsDecision).map((mark) => mark.commandId));
  return [...ids].map((id) => <RefusedNote key={id} id={id} />);
}
