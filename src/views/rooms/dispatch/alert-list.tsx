import type { AlertRow } from '../../../db/view-rows/dispatch.ts';
import { readAlert } from '../../../domain/alert/commands.ts';
import { AlertLink } from '../../concepts/center/alert/alert-link.tsx';
import { useAction } from '../../kit/actions/use-action.ts';
import { MarkBadge, WaitingMark } from '../../kit/marks/mark-badge.tsx';
import { useCenterId } from '../../kit/scope/use-center-id.ts';
import { blocks } from '../../kit/text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './board.module.css';
import { alertTexts } from './text.ts';
import { useAlerts } from './view-model.ts';

/** The banner's unread alerts: each opens its link, or all there is of it (DSP-224). */
export function AlertList() {
  const alerts = useAlerts() ?? [];
  if (alerts.length === 0) return null;
  return (
    <section aria-labelledby="alerts-title">
      <header className={styles.roundHead}>
        <h2 id="alerts-title">{alertTexts.title}</h2>
      </header>
      <ul className={styles.alerts}>
        {alerts.map((alert) => (
          <AlertItem key={alert.id} alert={alert} />
        ))}
      </ul>
    </section>
  );
}

function AlertItem({ alert }: { readonly alert: AlertRow }) {
  const center = useCenterId();
  const read = useAction(readAlert);
  const isWaiting = read.isRunning || alert.marks.length > 0;
  return (
    <li>
      <Icon name="warning" />
      <span className={styles.alertLabel}>
        <AlertLink alert={alert} />
      </span>
      <WaitingMark marks={alert.marks} />
      <MarkBadge marks={alert.marks} isWithoutWaiting />
      <Button
        size="1"
        variant="soft"
        color="amber"
        aria-label={alertTexts.readAlert(alert.label ?? '')}
        reason={read.blocked ?? (isWaiting ? blocks.laneBusy : null)}
        onClick={() => void read.run({ alertId: alert.id, kind: 'alert', center })}
      >
        {alertTexts.read}
      </Button>
    </li>
  );
}
