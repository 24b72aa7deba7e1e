import { useState } from 'react';
import { monthText } from '../../../../domain/driver-log/calendar.ts';
import type { DriverLog } from '../../../../domain/driver-log/driver-log.ts';
import type { DriverMonth } from '../../../../domain/driver-log/driver-month.ts';
import { Button } from '../../../ui/button.tsx';
import { CorrectMonthDialog } from './correct-month-dialog.tsx';
import { correctionTexts as texts } from './text.ts';

interface CorrectButtonProps {
  readonly of: DriverMonth;
  readonly logs: readonly DriverLog[];
}

/** The way on from a closed month, where the server has one (LOG-204). */
export function CorrectButton({ of, logs }: CorrectButtonProps) {
  // The month that was offered stays in the window, whoever closes it meanwhile: the server tells.
  const [into, setInto] = useState<string | null>(null);
  const next = of.closing ? of.corrects_into : null;
  return (
    <>
      {next ? (
        <Button variant="soft" aria-haspopup="dialog" onClick={() => setInto(next)}>
          {texts.open(monthText(next))}
        </Button>
      ) : null}
      {into ? (
        <CorrectMonthDialog
          of={of}
          into={into}
          logs={logs}
          next={next ?? null}
          onNext={setInto}
          onClose={() => setInto(null)}
        />
      ) : null}
    </>
  );
}
