import { may } from '../../../../domain/session/permissions.ts';
import { zonesOfOrder } from '../../../../domain/zone/zone.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { zoneTexts } from './text.ts';
import { useZoneRows, type ZonedOrder } from './use-zone-rows.ts';
import { ReadOnlyZone } from './zone-badge.tsx';
import { ZoneControl } from './zone-control.tsx';
import styles from './zones.module.css';

/** The preparation zones of an order (PRP-480, SUP-492); logistic users and managers work with them (DSP-117). */
export function ZoneBadges({ order }: { readonly order: ZonedOrder }) {
  const { user } = useSignedIn();
  const rows = useZoneRows(order);
  const zones = zonesOfOrder(order);
  if (zones.length === 0 || !rows) return null;
  const isOperated = may(user, 'zones');
  return (
    <div className={styles.block}>
      <ul className={styles.zones} aria-label={zoneTexts.list}>
        {zones.map((zone) => (
          <li key={zone.pseudozone_id}>
            {isOperated ? (
              <ZoneControl order={order} zone={zone} rows={rows} />
            ) : (
              <ReadOnlyZone zone={zone} metas={rows.metas} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
