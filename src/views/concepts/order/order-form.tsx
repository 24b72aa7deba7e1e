import { type ComponentType, useState } from 'react';
import type { Metas } from '../../../domain/center/center.ts';
import type { Command } from '../../../domain/command.ts';
import type { Order } from '../../../domain/order/order.ts';
import type { Refusal } from '../../../domain/result.ts';
import { resumed } from '../../kit/actions/resumed.tsx';
import { UnlessRefused } from '../../kit/actions/unless-refused.tsx';
import { type OrderWindowProps, type OrderWindowWords, ofOrder } from './of-order.tsx';
import { refusedBefore } from './refused-before.ts';

/** The form of an action on an order, as it is given it. */
export interface OrderFormProps<Args> extends OrderWindowProps {
  /** The arguments of the action that another is sent in place of; null for none. */
  readonly replaced: Args | null;
}

interface OrderFormSpec<Args, Own> extends OrderWindowWords<Own> {
  readonly command: Command<Args>;
  /** Why the order refuses the action, as its guard and its offer say it too. */
  readonly whyNot?: (order: Order, metas: Metas | undefined) => Refusal | null;
  /** It opens on what the server refused before, and sends another in its place (SUP-314). */
  readonly resumesRefused?: boolean;
}

/** The window of one action on one order: its form, else why the order refuses the action. */
export function orderForm<Args, Own extends object>(
  { command, whyNot, resumesRefused = false, ...words }: OrderFormSpec<Args, Own>,
  Form: ComponentType<OrderFormProps<Args> & NoInfer<Own>>,
) {
  const Resumed = resumed<Args, OrderWindowProps & Own>(command, Form);

  function Allowed(props: OrderWindowProps & Own) {
    const [replaces] = useState(
      () => props.replaces ?? (resumesRefused ? refusedBefore(props.subject.marks, command) : null),
    );
    return <Resumed {...props} replaces={replaces} />;
  }

  return ofOrder<Own>(words, function OrderForm(props) {
    const { subject, name, metas, onClose } = props;
    const refusal = whyNot?.(subject.order, metas) ?? null;
    return (
      <UnlessRefused command={command} refusal={refusal} title={words.title(name, props, metas)} onClose={onClose}>
        <Allowed {...props} />
      </UnlessRefused>
    );
  });
}
