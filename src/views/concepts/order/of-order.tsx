import type { ComponentType } from 'react';
import type { Metas } from '../../../domain/center/center.ts';
import { orderName } from '../../../domain/order/name.ts';
import { useMetas } from '../../kit/queries/use-metas.ts';
import { EmptyDialog } from '../../ui/windows/empty-dialog.tsx';
import { type OrderOfDialog, useOrder } from './use-order.ts';

/** The window of an order, as its view is given it. */
export interface OrderWindowProps {
  readonly subject: OrderOfDialog;
  readonly name: string;
  /** The settings of its center; undefined where the device has none. */
  readonly metas: Metas | undefined;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** The words of a window of an order. `Own` are the other parameters of its address. */
export interface OrderWindowWords<Own> {
  readonly title: (name: string, own: Own, metas: Metas | undefined) => string;
  /** In place of its view where this device has the order no more. */
  readonly gone: string;
}

interface OfOrderProps extends Pick<OrderWindowProps, 'replaces' | 'onClose'> {
  readonly orderId: number;
}

/**
 * A window of one order, by the order's id: its view once the order is read, else why there is none. Rounds and drivers
 * have the same (`ofDock`, `ofDriver`); a window that sends one action is an `orderForm`.
 */
export function ofOrder<Own extends object>(
  { title, gone }: OrderWindowWords<Own>,
  View: ComponentType<OrderWindowProps & NoInfer<Own>>,
) {
  return function OfOrder(props: OfOrderProps & Own) {
    const subject = useOrder(props.orderId);
    const settings = useMetas();
    if (subject === undefined || settings === undefined) return null;
    const metas = settings ?? undefined;
    if (!subject)
      return <EmptyDialog title={title(String(props.orderId), props, metas)} text={gone} onClose={props.onClose} />;
    return <View {...props} subject={subject} name={orderName(subject.order)} metas={metas} />;
  };
}
