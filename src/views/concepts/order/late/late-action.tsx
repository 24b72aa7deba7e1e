import type { DeliveryRow } from '../../../../db/view-rows/deliveries.ts';
import type { LateState } from '../../../../domain/late-order/state.ts';
import { lateStateLabels } from '../../../../domain/late-order/text.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { sentence } from '../../../../domain/words/isolate.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import { Button } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import styles from './late.module.css';
import { lateWindow } from './window.ts';

interface LateActionProps {
  readonly row: DeliveryRow;
  readonly late: LateState;
  readonly isGone: boolean;
}

const openTexts = {
  warn: (name: string) => sentence`Prévenir : commande ${name}`,
  check: (name: string) => sentence`Vérifier : commande ${name}`,
};

/** The action for a lateness, or that it was taken (DSP-255, DSP-720, DSP-730). */
export function LateAction({ row, late, isGone }: LateActionProps) {
  const label = lateStateLabels[late];
  if (late === 'treated' || late === 'treatedAuto')
    return (
      <Badge wraps tone={late === 'treated' ? 'green' : 'gray'}>
        {label}
      </Badge>
    );
  if (isGone)
    return (
      <Badge wraps tone={late === 'warn' ? 'amber' : 'red'}>
        {label}
      </Badge>
    );
  return (
    <Button
      size="1"
      variant="soft"
      color={late === 'warn' ? 'amber' : 'red'}
      className={styles.open ?? ''}
      aria-haspopup="dialog"
      aria-label={openTexts[late](orderName(row))}
      onClick={() => setQuery(lateWindow.at({ orderId: row.orderId }))}
    >
      {label}
    </Button>
  );
}
