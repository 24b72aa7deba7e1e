import { type LogFilters, logTypes, logVehicles } from '../../../domain/driver-log/filters.ts';
import { payModes } from '../../../domain/driver-log/pay.ts';
import { useQuery } from '../../kit/router/router.tsx';

const oneOf = (values: readonly string[], value: string | null) =>
  value !== null && values.includes(value) ? value : null;

/** The filters in the address; a value that no choice has filters nothing. */
export function useFilters(centers: readonly { readonly id: number }[] | undefined): LogFilters {
  const { get } = useQuery();
  const center = get('center');
  return {
    pay: oneOf(payModes, get('pay')),
    vehicle: oneOf(logVehicles, get('vehicle')),
    // Until they are read any center may be one.
    center: centers
      ? oneOf(
          centers.map(({ id }) => String(id)),
          center,
        )
      : center,
    type: oneOf(logTypes, get('type')),
    outOfPlanning: oneOf(['1'], get('outOfPlanning')),
  };
}
