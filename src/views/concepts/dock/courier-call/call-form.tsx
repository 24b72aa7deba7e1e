import { useState } from 'react';
import { type CallVehicle, callVehicles, type Provider, usualVehicle } from '../../../../domain/courier/provider.ts';
import { courierVehicleLabel, notConfigured, providerNames } from '../../../../domain/courier/text.ts';
import { carries, weightNotice } from '../../../../domain/courier/weight-rules.ts';
import type { OrderId } from '../../../../domain/order/order.ts';
import { weightText } from '../../../../domain/order/weight.ts';
import { LiveNote } from '../../../kit/actions/open/live-note.tsx';
import type { LiveAction } from '../../../kit/actions/use-live-action.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import styles from './call.module.css';
import { type Called, CalledOrders } from './called.tsx';
import { Eta } from './eta.tsx';
import { callTexts } from './text.ts';

interface CallFormProps {
  readonly title: string;
  readonly kg: number | null;
  readonly addresses: readonly string[];
  readonly orders: readonly Called[];
  /** The order of the estimate. */
  readonly orderId: OrderId;
  /** The providers that can be called for this. */
  readonly offered: readonly Provider[];
  /** The call: one of which nobody knows whether it was made (SUP-376), and why the last press made none. */
  readonly action: Pick<LiveAction<never>, 'doubt' | 'problem'>;
  /** Why a provider cannot be called now; null when he can. */
  readonly reasonOf: (provider: Provider) => string | null;
  readonly onCall: (provider: Provider, vehicle: CallVehicle) => void;
  readonly onClose: () => void;
}

const isVehicle = (code: string): code is CallVehicle => callVehicles.some((vehicle) => vehicle === code);

/** Vehicle, weight, address and estimate of a call, and a button per provider (DSP-662 to DSP-668). */
export function CallForm(props: CallFormProps) {
  const { title, kg, addresses, orders, orderId, offered, action, reasonOf, onCall, onClose } = props;
  const [choice, choose] = useState<{ vehicle: CallVehicle; at: number }>({ vehicle: usualVehicle, at: Date.now() });
  const reason = useReason(reasonOf);
  // One notice if it is true of both providers; else each has its own.
  const isForBoth = offered.every((provider) => weightNotice(provider, kg) === 'slow');
  const noticeOf = (provider: Provider) => (isForBoth ? null : weightNotice(provider, kg));
  return (
    <Dialog title={title} width="460px" onClose={onClose}>
      <LiveNote of={action} />
      <Facts kg={kg} addresses={addresses} orders={orders} />
      {isForBoth ? <Notice of="slow" /> : null}
      <section className={styles.provider} aria-label={providerNames.STUART}>
        <h2>{providerNames.STUART}</h2>
        <Notice of={noticeOf('STUART')} />
        <SelectField
          label={callTexts.vehicle}
          value={choice.vehicle}
          choices={callVehicles.map((value) => ({ value, label: courierVehicleLabel(value) }))}
          onChoose={(vehicle) => isVehicle(vehicle) && choose({ vehicle, at: Date.now() })}
        />
        <div className={styles.line}>
          <Eta orderId={orderId} vehicle={choice.vehicle} askedAt={choice.at} />
          <Button reason={reason('STUART')} onClick={() => onCall('STUART', choice.vehicle)}>
            {callTexts.callProvider(providerNames.STUART)}
          </Button>
        </div>
      </section>
      {offered.includes('UBER_DIRECT') && (carries('UBER_DIRECT', kg) || noticeOf('UBER_DIRECT')) ? (
        <section className={styles.provider} aria-label={providerNames.UBER_DIRECT}>
          <div className={styles.line}>
            <h2>{providerNames.UBER_DIRECT}</h2>
            {carries('UBER_DIRECT', kg) ? (
              <Button reason={reason('UBER_DIRECT')} onClick={() => onCall('UBER_DIRECT', usualVehicle)}>
                {callTexts.callProvider(providerNames.UBER_DIRECT)}
              </Button>
            ) : null}
          </div>
          <Notice of={noticeOf('UBER_DIRECT')} />
        </section>
      ) : null}
    </Dialog>
  );
}

/** A provider without an address is blocked, with a reason. */
function useReason(reasonOf: CallFormProps['reasonOf']): CallFormProps['reasonOf'] {
  const { config } = useSignedIn();
  return (provider) =>
    config.couriers && !config.couriers.includes(provider) ? notConfigured(provider) : reasonOf(provider);
}

function Facts({ kg, addresses, orders }: Pick<CallFormProps, 'kg' | 'addresses' | 'orders'>) {
  return (
    <dl className={styles.facts}>
      <CalledOrders orders={orders} />
      <dt>{callTexts.weight}</dt>
      <dd>{kg === null ? callTexts.unknown : weightText(kg)}</dd>
      <dt>{addresses.length > 1 ? callTexts.addresses : callTexts.address}</dt>
      <dd>
        {addresses.length > 1 ? (
          <ul>
            {addresses.map((address) => (
              <li key={address}>{address}</li>
            ))}
          </ul>
        ) : (
          addresses[0] || callTexts.unknown
        )}
      </dd>
    </dl>
  );
}

function Notice({ of }: { readonly of: ReturnType<typeof weightNotice> }) {
  if (of === null) return null;
  return (
    <p className={styles.notice} data-notice={of}>
      <Icon name="warning" size={14} />
      {callTexts[of]}
    </p>
  );
}
