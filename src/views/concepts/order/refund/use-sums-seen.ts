import { centsOfEuros } from '../../../../domain/money/cents.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { givenBackCents } from '../../../../domain/money/refund/rules.ts';
import type { OrderSheet } from '../../../../domain/order/sheet/sheet.ts';
import { movedTexts } from '../../../kit/actions/basis/moved-text.ts';
import { useAsSeen } from '../../../kit/actions/basis/use-as-seen.ts';
import type { Answered } from '../../../kit/actions/use-answered.ts';
import { refundTexts as texts } from './text.ts';

/** The sums that a refund or a credit rests on, as its author read them. */
export interface SumsSeen {
  /** Refunded, or on its way: it is what the call says (SUP-361). */
  readonly refundedCents: number;
  /** The same of what was recredited, which the call of a credit says (SUP-335). */
  readonly recreditedCents: number;
  readonly isMoved: boolean;
  /** The sums that somebody else moved, from and to. */
  readonly text: string;
  readonly readAgain: () => void;
  /** Nothing is sent before they are read again; null where they did not move. */
  readonly reason: string | null;
}

/**
 * The sheet under a window goes on living: its author sends what he read, and is told what moved under what he typed.
 * What moves while his own call is under way is his own.
 */
export function useSumsSeen(
  sheet: OrderSheet,
  { isRunning, isDone, doubt, endProblem }: Pick<Answered<never>, 'isRunning' | 'isDone' | 'doubt' | 'endProblem'>,
): SumsSeen {
  const refunded = useAsSeen(givenBackCents(sheet));
  const recredited = useAsSeen(centsOfEuros(sheet.amount_recredit));
  const isOwn = isRunning || isDone || doubt !== null;
  const isMoved = !isOwn && (refunded.isMoved || recredited.isMoved);
  const moves = [
    refunded.isMoved ? texts.moved.refunded(euros(refunded.seen), euros(refunded.now)) : null,
    recredited.isMoved ? texts.moved.recredited(euros(recredited.seen), euros(recredited.now)) : null,
  ];
  return {
    ...{ refundedCents: refunded.seen, recreditedCents: recredited.seen },
    ...{ isMoved, reason: isMoved ? movedTexts.first : null },
    text: moves.filter((it) => it !== null).join(' '),
    readAgain: () => {
      refunded.readAgain();
      recredited.readAgain();
      endProblem();
    },
  };
}

const euros = (cents: number) => euroText(cents / 100);
