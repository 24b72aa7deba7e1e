import { type Refusal, refuse } from '../result.ts';
import { maxAmountCents, maxMinutes } from './amount.ts';

/** An extra cost as entered (DSP-921). */
export interface Entered {
  readonly driverId: number | null;
  /** `2025-03-03`; empty when none is chosen. */
  readonly day: string;
  readonly typeId: number | null;
  /** Null where the typed text is no amount. */
  readonly amountCents: number | null;
  /** Absent in amount mode; null where the typed text is no whole number. */
  readonly minutes?: number | null | undefined;
}

export type ExtraCostCode = 'driver' | 'amount' | 'amountMax' | 'minutes' | 'day' | 'type';

/** Every rule that is violated; empty when it may be sent (LOG-091 to LOG-096, LOG-101). */
export function extraCostProblems({ driverId, day, typeId, amountCents, minutes }: Entered): readonly ExtraCostCode[] {
  const isMinutes = minutes !== undefined;
  const found: readonly (readonly [ExtraCostCode, boolean])[] = [
    ['driver', driverId === null],
    ['minutes', isMinutes && (minutes ?? 0) > maxMinutes],
    ['amount', !amountCents || (isMinutes && minutes === null)],
    ['amountMax', (amountCents ?? 0) > maxAmountCents],
    ['day', !/^\d{4}-\d{2}-\d{2}$/.test(day)],
    ['type', typeId === null],
  ];
  return found.flatMap(([code, isWrong]) => (isWrong ? [code] : []));
}

/** The first violation. */
export function extraCostRefusal(entered: Entered): Refusal<ExtraCostCode> | null {
  const [first] = extraCostProblems(entered);
  return first === undefined ? null : refuse(first);
}
