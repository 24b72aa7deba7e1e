import { euroText } from '../../../../src/domain/money/money.ts';
import { joined, sentence } from '../../../../src/domain/words/isolate.ts';

interface Last {
  readonly isDeletion: boolean;
  readonly label: string | null;
  /** Euros. */
  readonly amount: number;
}

/** What became of the extra costs of a day under another one; the server adds who and when (OUR-268). */
export const movedCosts = ({ isDeletion, label, amount }: Last): string => {
  const cost = joined(', ', [euroText(amount), label]);
  return isDeletion ? sentence`Surcoût supprimé entre-temps (${cost})` : sentence`Surcoût saisi entre-temps (${cost})`;
};
