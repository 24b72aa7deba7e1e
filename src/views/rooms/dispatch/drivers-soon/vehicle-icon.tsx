import { vehicleLabel } from '../../../../domain/driver/vehicle.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import styles from './drivers-soon.module.css';

/** Scooters look alike: a mark differs. */
const drawings: Readonly<Record<string, readonly [icon: IconName, mark: string]>> = {
  CAR: ['car', ''],
  S50: ['scooter', '50'],
  S125: ['scooter', '125'],
  SELEC: ['scooter', 'E'],
  SCO: ['scooter', ''],
  BIKE: ['bike', ''],
  TRUCK: ['truck', ''],
};

/** A vehicle as a drawing, named by its label (DSP-591); without a drawing its label is shown. */
export function VehicleIcon({ vehicle }: { readonly vehicle: string | null | undefined }) {
  const label = vehicleLabel(vehicle);
  const [icon, mark] = drawings[vehicle ?? ''] ?? [null, ''];
  if (!icon) return label;
  return (
    <span className={styles.vehicle} role="img" aria-label={label} title={label}>
      <Icon name={icon} size={18} />
      {mark ? <small>{mark}</small> : null}
    </span>
  );
}
