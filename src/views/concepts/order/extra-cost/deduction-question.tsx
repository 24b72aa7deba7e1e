import { type ReactNode, useState } from 'react';
import { isLargeDeduction } from '../../../../domain/extra-cost/amount.ts';
import { eurosOf } from '../../../../domain/money/cents.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { formTexts } from '../../../ui/forms/text.ts';
import { Confirm } from '../../../ui/windows/confirm.tsx';
import { extraCostTexts } from './text.ts';

interface Deduction {
  readonly cents: number;
  readonly driverName: string;
}

interface DeductionQuestion<Typed> {
  /** Sends what is typed, a large deduction once it is confirmed. */
  readonly submit: (typed: Typed) => void;
  readonly question: ReactNode;
}

/** Asks before a large amount is taken from a driver: a sign typed by mistake costs him money (LOG-093). */
export function useDeductionQuestion<Typed>(
  send: (typed: Typed) => Promise<void>,
  deductionOf: (typed: Typed) => Deduction,
): DeductionQuestion<Typed> {
  const [asked, ask] = useState<Typed | null>(null);
  const submit = (typed: Typed) => {
    if (isLargeDeduction(deductionOf(typed).cents)) ask(typed);
    else void send(typed);
  };
  if (asked === null) return { submit, question: null };
  const { cents, driverName } = deductionOf(asked);
  const confirm = () => {
    ask(null);
    void send(asked);
  };
  const question = (
    <Confirm
      title={extraCostTexts.deduction}
      text={extraCostTexts.sureToDeduct(euroText(eurosOf(cents)), driverName)}
      confirm={formTexts.save}
      onConfirm={confirm}
      onCancel={() => ask(null)}
    />
  );
  return { submit, question };
}
