import { DriverId } from '../../../domain/driver/driver.ts';
import { useParam } from '../../kit/router/router.tsx';

/** The driver of the address: all of them where it names none, `unknown` where it names what is no id. */
export function useDriverOfPath(): DriverId | 'all' | 'unknown' {
  const text = useParam('driverId');
  if (text === undefined) return 'all';
  return /^[1-9]\d{0,14}$/.test(text) ? DriverId.parse(Number(text)) : 'unknown';
}
