import { CenterId } from '../../../../domain/center/center-id.ts';
import { driverNames } from '../../../../domain/driver/driver-names.ts';
import { hourlyRateOn, type Paid } from '../../../../domain/extra-cost/rate.ts';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import { useScope } from '../../../kit/scope/scope.ts';

/** Who may be paid. */
export interface Payee extends Paid {
  readonly id: number;
  readonly name?: string | null | undefined;
}

/**
 * What a payee is paid an hour on a day, by the dated rates of the center's drivers, once they are read (LOG-097); the
 * server checks it.
 */
export function useRates(payees: readonly Payee[]): (driver: string, day: string) => number | null {
  const ofCenter = useDetail(driverNames, { center: CenterId.parse(useScope()) });
  return (driver, day) => {
    const isHis = ({ id }: { readonly id: number }) => String(id) === driver;
    const dated = ofCenter?.value?.find(isHis)?.hourly_rates;
    return hourlyRateOn({ ...payees.find(isHis), ...(dated ? { hourly_rates: dated } : {}) }, day);
  };
}
