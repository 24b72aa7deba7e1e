import { durationText, hourText, secondText } from '../../../domain/time/paris-time.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useServerSeconds } from '../client/clock.ts';
import { syncTexts } from '../text.ts';
import styles from './sync-banner.module.css';
import type { SyncKind, SyncStatus } from './sync-status.ts';
import { SyncWarning } from './sync-warning.tsx';
import { useSyncStatus } from './use-sync-status.ts';

const icons: Readonly<Record<SyncKind, IconName>> = {
  first: 'clock',
  upToDate: 'check',
  late: 'clock',
  paused: 'pause',
  offline: 'offline',
  failing: 'warning',
  held: 'hourglass',
  full: 'warning',
};

/** No data arrive, or none are kept. */
const off: ReadonlySet<SyncKind> = new Set(['offline', 'failing', 'late', 'full']);

/** Whether the data are in sync, how old they are, what failed (DSP-045, DSP-166). */
export function SyncBanner() {
  const status = useSyncStatus();
  const isOff = off.has(status.kind);
  return (
    <section className={styles.banner} data-tone={isOff ? 'bad' : status.kind} aria-label={syncTexts.region}>
      {/* Only the state is announced: an age read out each second would drown everything else. */}
      <span className={styles.state} role="status">
        <Icon name={icons[status.kind]} />
        {stateText(status)}
      </span>
      {status.nextTryMs ? <span>{syncTexts.nextTry(status.nextTryMs)}</span> : null}
      <LastSync lastSyncMs={status.lastSyncMs} />
      {status.failures > 0 ? <span>{syncTexts.failures(status.failures)}</span> : null}
      {status.skipped > 0 ? <span>{syncTexts.skipped(status.skipped)}</span> : null}
      {status.setAside > 0 ? <span>{syncTexts.setAside(status.setAside)}</span> : null}
      {status.unread.length > 0 ? <Detail text={syncTexts.unread(status.unread)} /> : null}
      {status.error && status.kind === 'failing' ? <Detail text={status.error} /> : null}
      <SyncWarning status={status} />
    </section>
  );
}

/**
 * Of a screen without a board: that there is no network and, where the board's refresh runs all the same, how old its
 * data are (DSP-045).
 */
export function Freshness({ hasRefresh }: { readonly hasRefresh: boolean }) {
  const status = useSyncStatus();
  const isOffline = status.kind === 'offline';
  const isFull = status.kind === 'full';
  const isOff = isOffline || isFull;
  return (
    <section
      className={styles.banner}
      data-tone={isFull ? 'bad' : isOffline ? 'paused' : undefined}
      data-empty={!isOff && !hasRefresh}
      aria-label={syncTexts.freshness}
    >
      <span className={styles.state} role="status">
        {isOff ? (
          <>
            <Icon name={icons[status.kind]} />
            {stateText(status)}
          </>
        ) : null}
      </span>
      {hasRefresh ? <LastSync lastSyncMs={status.lastSyncMs} /> : null}
    </section>
  );
}

export function stateText({ kind, offlineSinceMs }: SyncStatus): string {
  const label = syncTexts.kinds[kind];
  return kind === 'offline' && offlineSinceMs !== null ? syncTexts.since(label, hourText(offlineSinceMs)) : label;
}

/** A sentence of any length. */
const Detail = ({ text }: { readonly text: string }) => (
  <span className={styles.detail} title={text}>
    {text}
  </span>
);

function LastSync({ lastSyncMs }: Pick<SyncStatus, 'lastSyncMs'>) {
  const nowMs = useServerSeconds();
  if (lastSyncMs === null) return null;
  const age = durationText((nowMs - lastSyncMs) / 1_000);
  return <span>{syncTexts.lastSync(secondText(lastSyncMs), age)}</span>;
}
