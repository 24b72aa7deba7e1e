import { DriverId } from '../../../domain/driver/driver.ts';
import { useParam } from '../../kit/router/router.tsx';

/** The driver of the address; null for none, and for what is no id. */
export function useDriverOfPath(): DriverId | null {
  const text = useParam('driverId');
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? DriverId.parse(Number(text)) : null;
}
