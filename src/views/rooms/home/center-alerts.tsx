import { IconButton } from '@radix-ui/themes';
import { type UnreadAlert, unreadAlerts } from '../../../db/queries/notifications.ts';
import { readAlert } from '../../../domain/alert/commands.ts';
import { hourText } from '../../../domain/time/paris-time.ts';
import { joined } from '../../../domain/words/isolate.ts';
import { AlertLink } from '../../concepts/center/alert/alert-link.tsx';
import { useAction } from '../../kit/actions/use-action.ts';
import { useSignedIn, useTab } from '../../kit/client/context.ts';
import { MarkBadge } from '../../kit/marks/mark-badge.tsx';
import { useSeenQuery } from '../../kit/queries/live-queries.ts';
import { useCenterId } from '../../kit/scope/use-center-id.ts';
import { useIsTouch } from '../../ui/device/pointer.ts';
import { FoldLine } from '../../ui/fold-line.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './home.module.css';
import { alertTexts } from './text.ts';

/** The banner alerts of the center, one line each; their cross marks them read for everybody (PRP-102, DSP-224). */
export function CenterAlerts() {
  const { db } = useSignedIn();
  const { center } = useTab();
  const alerts = useSeenQuery(() => unreadAlerts(db, center), [db, center]) ?? [];
  const isTouch = useIsTouch();
  // By touch its line has a place that is there without alerts: nothing below moves when one comes.
  if (alerts.length === 0 && !isTouch) return null;
  return (
    <FoldLine
      title={alertTexts.unread(alerts.length)}
      summary={joined(
        ' ; ',
        alerts.map(({ label }) => label),
      )}
      isPressing={alerts.length > 0}
    >
      {alerts.length === 0 ? null : (
        <section className={styles.banner} aria-label={alertTexts.banner}>
          <ul>
            {alerts.map((alert) => (
              <CenterAlert key={alert.id} alert={alert} />
            ))}
          </ul>
        </section>
      )}
    </FoldLine>
  );
}

function CenterAlert({ alert }: { readonly alert: UnreadAlert }) {
  const center = useCenterId();
  const read = useAction(readAlert);
  const isBusy = read.blocked !== null || read.isRunning || alert.marks.length > 0;
  const label = alertTexts.readAlert(alert.label ?? '');
  return (
    <li>
      <Icon name="warning" />
      <span>
        <AlertLink alert={alert} />
      </span>
      <MarkBadge marks={alert.marks} />
      <time>{hourText(alert.created_at)}</time>
      <IconButton
        variant="ghost"
        color="gray"
        aria-label={label}
        title={read.blocked ?? label}
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : () => void read.run({ alertId: alert.id, kind: 'alert', center })}
      >
        <Icon name="cross" />
      </IconButton>
    </li>
  );
}
