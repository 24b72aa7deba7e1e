import { useId, useState } from 'react';
import { type OrderOption, setOrderOption } from '../../../../domain/order/commands/option.ts';
import type { Order } from '../../../../domain/order/order.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Confirm } from '../../../ui/windows/confirm.tsx';
import styles from './option.module.css';
import { optionTexts } from './text.ts';

interface OptionSwitchProps {
  readonly order: Pick<Order, 'id' | 'random_id' | OrderOption>;
  readonly option: OrderOption;
  /** Why it cannot be changed; null when it can. */
  readonly reason: string | null;
}

/** A client's choice: it turns once the question is answered (SUP-222, SUP-223). */
export function OptionSwitch({ order, option, reason }: OptionSwitchProps) {
  const id = useId();
  const { blocked, run } = useAction(setOrderOption);
  const [asked, setAsked] = useState<boolean | null>(null);
  const { label, question } = optionTexts[option];
  const why = reason ?? blocked;
  const send = (isOn: boolean) => {
    setAsked(null);
    void run({ orderId: order.id, randomId: order.random_id, option, isOn });
  };
  return (
    <div className={styles.option}>
      <Switch
        checked={order[option] === true}
        disabled={why !== null}
        {...(why ? { 'aria-describedby': `${id}-reason` } : {})}
        onCheckedChange={setAsked}
      >
        {label}
      </Switch>
      {why ? <small id={`${id}-reason`}>{why}</small> : null}
      {asked === null ? null : (
        <Confirm
          title={label}
          text={question}
          kind="change"
          onConfirm={() => send(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </div>
  );
}
