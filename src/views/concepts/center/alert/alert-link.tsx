import type { Alert } from '../../../../domain/alert/alert.ts';
import { linkAddress } from '../../../../domain/web-address.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import { alertWindow } from './window.ts';

/** The label of a banner alert, which opens its link, else its dialog (DSP-224). */
export function AlertLink({ alert }: { readonly alert: Pick<Alert, 'id' | 'label' | 'link'> }) {
  const address = linkAddress(alert.link);
  return address ? (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {alert.label}
    </a>
  ) : (
    <button type="button" onClick={() => setQuery(alertWindow.at({ alertId: alert.id }))}>
      {alert.label}
    </button>
  );
}
