import { useState } from 'react';
import { may } from '../../../domain/session/permissions.ts';
import { zoneOfOrder, zonesOfOrder } from '../../../domain/zone/zone.ts';
import { useSignedIn } from '../../app/context.ts';
import { laterView } from '../later.tsx';
import { Boundary } from '../ui/boundary.tsx';
import { MissingDialog } from '../ui/missing-dialog.tsx';
import { zoneTexts } from './text.ts';
import { useZoneRows, type ZonedOrder } from './use-zone-rows.ts';
import { ReadOnlyZone } from './zone-badge.tsx';
import { ZoneControl } from './zone-control.tsx';
import styles from './zones.module.css';

const ZoneDoneDialog = laterView(async () => (await import('./zone-done-dialog.tsx')).ZoneDoneDialog);

/** The preparation zones of an order (PRP-480, SUP-492); logistic users and managers work with them (DSP-117). */
export function ZoneBadges({ order }: { readonly order: ZonedOrder }) {
  const { user } = useSignedIn();
  const rows = useZoneRows(order);
  const [finished, setFinished] = useState<number | null>(null);
  const zones = zonesOfOrder(order);
  if (zones.length === 0 || !rows) return null;
  const isOperated = may(user, 'zones');
  const close = () => setFinished(null);
  return (
    <div className={styles.block}>
      <ul className={styles.zones} aria-label={zoneTexts.list}>
        {zones.map((zone) => (
          <li key={zone.pseudozone_id}>
            {isOperated ? (
              <ZoneControl order={order} zone={zone} rows={rows} onFinish={() => setFinished(zone.pseudozone_id)} />
            ) : (
              <ReadOnlyZone zone={zone} metas={rows.metas} />
            )}
          </li>
        ))}
      </ul>
      {finished === null ? null : (
        <Boundary fallback={<MissingDialog onClose={close} />}>
          <ZoneDoneDialog
            order={order}
            zoneId={finished}
            zone={zoneOfOrder(order, finished)}
            rows={rows}
            onClose={close}
          />
        </Boundary>
      )}
    </div>
  );
}
