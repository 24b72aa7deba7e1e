import { IconButton } from '@radix-ui/themes';
import { type UnreadNotification, unreadNotifications } from '../../../db/queries/notifications.ts';
import { readAlert } from '../../../domain/alert/commands.ts';
import { CenterId } from '../../../domain/center/center-id.ts';
import { hourText } from '../../../domain/paris-time.ts';
import { useSignedIn, useTab } from '../../app/context.ts';
import { useSeenQuery } from '../../app/live-queries.ts';
import { blocks } from '../../app/text.ts';
import { useAction } from '../../app/use-action.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { hideAlert, useHiddenAlerts } from './hidden-alerts.ts';
import styles from './notifications.module.css';
import { homeTexts } from './text.ts';

/**
 * The unread alert notifications of the center, newest first; a hidden one shows again after three hours (DSP-168,
 * DSP-224). Where they are not alone on the page, they take little of it.
 */
export function Notifications({ isAlone }: { readonly isAlone: boolean }) {
  const { db } = useSignedIn();
  const { center } = useTab();
  const all = useSeenQuery(() => unreadNotifications(db, center), [db, center]);
  const hidden = useHiddenAlerts();
  if (!all) return null;
  const shown = all.filter((alert) => !hidden.has(alert.id));
  if (shown.length === 0 && isAlone) return <EmptyState isPage title={homeTexts.none} />;
  return (
    <section className={styles.section} aria-labelledby="notifications-title">
      <h1 id="notifications-title">{homeTexts.notifications}</h1>
      {shown.length === 0 ? (
        <p className={styles.none}>{homeTexts.none}</p>
      ) : (
        <ul className={styles.list}>
          {shown.map((alert) => (
            <Notification key={alert.id} alert={alert} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Notification({ alert }: { readonly alert: UnreadNotification }) {
  const label = alert.label ?? '';
  const { center } = useTab();
  const read = useAction(readAlert);
  const isWaiting = read.isRunning || alert.marks.length > 0;
  return (
    <li>
      <Icon name="warning" />
      <span className={styles.label}>{label}</span>
      <span>{hourText(alert.created_at)}</span>
      <Button
        size="1"
        variant="soft"
        aria-label={homeTexts.readAlert(label)}
        reason={read.blocked ?? (isWaiting ? blocks.laneBusy : null)}
        onClick={() => void read.run({ alertId: alert.id, kind: 'notification', center: CenterId.parse(center) })}
      >
        {homeTexts.read}
      </Button>
      <IconButton variant="ghost" color="gray" aria-label={homeTexts.hide(label)} onClick={() => hideAlert(alert.id)}>
        <Icon name="cross" />
      </IconButton>
    </li>
  );
}
