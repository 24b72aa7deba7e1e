import { secondText } from '../../../domain/time/paris-time.ts';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tip } from '../../ui/menus/tip.tsx';
import { syncTexts } from '../text.ts';
import styles from './sync-banner.module.css';
import type { SyncStatus } from './sync-status.ts';

/** Red once the last sync is 60 s old; a click reloads the page (DSP-080 to DSP-082). */
export function SyncWarning({ status }: { readonly status: SyncStatus }) {
  if (!status.isStale) return null;
  const details = [
    syncTexts.failures(status.failures),
    syncTexts.skipped(status.skipped),
    syncTexts.lastSuccess(secondText(status.lastSyncMs)),
    syncTexts.lastRequest(secondText(status.lastRequestMs)),
  ];
  return (
    <Tip text={details.join('\n')}>
      <button type="button" className={styles.warning} onClick={() => location.reload()}>
        <Icon name="warning" />
        {syncTexts.reload}
        <HiddenText>{details.join(', ')}</HiddenText>
      </button>
    </Tip>
  );
}
