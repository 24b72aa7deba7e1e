import type { CenterId } from '../../../domain/center/center-id.ts';
import { switchZone } from '../../../domain/zone/commands/active.ts';
import type { PseudoZone } from '../../../domain/zone/zone.ts';
import { useAction } from '../../kit/actions/use-action.ts';
import { Switch } from '../../ui/fields/switch.tsx';
import styles from './assign.module.css';
import { priorityTexts } from './text.ts';

interface ZonesProps {
  readonly center: CenterId;
  readonly zones: readonly PseudoZone[];
  /** Why nothing can be changed now; null when it can. */
  readonly readOnly: string | null;
}

/** The zones of the center: an inactive one has no packers of its own (PRP-497). */
export function Zones({ center, zones, readOnly }: ZonesProps) {
  if (zones.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="zones">
      <h2 id="zones">{priorityTexts.zones}</h2>
      <ul className={styles.zones}>
        {zones.map((zone) => (
          <li key={zone.id}>
            <ZoneSwitch center={center} zone={zone} readOnly={readOnly} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ZoneSwitchProps extends Omit<ZonesProps, 'zones'> {
  readonly zone: PseudoZone;
}

function ZoneSwitch({ center, zone, readOnly }: ZoneSwitchProps) {
  const { blocked, run } = useAction(switchZone);
  const zoneName = zone.name ?? String(zone.id);
  const reason = readOnly ?? blocked;
  return (
    <Switch
      checked={zone.is_active === true}
      disabled={reason !== null}
      title={reason ?? undefined}
      onCheckedChange={(isActive) => void run({ center, zoneId: zone.id, zoneName, isActive })}
    >
      {zoneName}
    </Switch>
  );
}
