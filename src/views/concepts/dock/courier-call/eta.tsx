import { type CourierEta, courierEta } from '../../../../domain/courier/eta.ts';
import type { CallVehicle } from '../../../../domain/courier/provider.ts';
import type { OrderId } from '../../../../domain/order/order.ts';
import { durationText } from '../../../../domain/time/paris-time.ts';
import { useOnline } from '../../../kit/client/context.ts';
import { type DetailState, useDetail } from '../../../kit/queries/use-detail.ts';
import styles from './call.module.css';
import { callTexts } from './text.ts';

interface EtaProps {
  readonly orderId: OrderId;
  readonly vehicle: CallVehicle;
  /** Part of the request: a new choice repeats it, since an estimate is soon out of date. */
  readonly askedAt: number;
}

/** When a courier would be at the center: seconds as a duration, or the provider's words (DSP-665). */
export function Eta(request: EtaProps) {
  const shown = useDetail(courierEta, request);
  const { isOnline } = useOnline();
  return (
    <p className={styles.eta} aria-live="polite">
      {callTexts.eta} : <strong>{textOf(shown, isOnline)}</strong>
    </p>
  );
}

function textOf(shown: DetailState<CourierEta> | undefined, isOnline: boolean): string {
  const { value, error = null } = shown ?? {};
  if (error !== null) return error;
  if (value?.eta != null) return callTexts.etaIn(durationText(value.eta));
  if (value?.message) return value.message;
  return isOnline ? callTexts.etaAsked : callTexts.etaOffline;
}
