import type { ReactNode } from 'react';
import { limitAt, passes } from '../../../../domain/money/limit/limit.ts';
import type { OrderSheet } from '../../../../domain/order/sheet/sheet.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { limitTexts as texts } from './text.ts';

export interface LimitOfWindow {
  /** Beside the arguments of the command: above the limit it is proposed, and nothing moves. */
  readonly asked: { readonly isProposal?: true };
  /** What the button does, whole. */
  readonly deedOf: (deed: string) => string;
  /** What was given on this day, and the limit; null where the center has none. */
  readonly note: ReactNode;
}

/** The limit of a center in a window that gives money: `cents` are those that a customer gets (OUR-150, OUR-151). */
export function useLimit({ money_limit }: OrderSheet, cents: number): LimitOfWindow {
  const nowMs = useServerNow();
  const limit = limitAt(money_limit, nowMs);
  const isAbove = passes(limit, cents);
  return {
    asked: isAbove ? { isProposal: true } : {},
    deedOf: (deed) => (isAbove ? texts.propose(deed) : deed),
    note: limit ? (
      <p>
        {texts.note(limit, cents)} {isAbove ? texts.holdsNothing : null}
      </p>
    ) : null,
  };
}
