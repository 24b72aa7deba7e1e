import { type ComponentType, type ReactNode, useState } from 'react';
import type { Metas } from '../../../domain/center/center.ts';
import type { Command } from '../../../domain/command.ts';
import { orderName } from '../../../domain/order/name.ts';
import type { Order } from '../../../domain/order/order.ts';
import type { Refusal } from '../../../domain/result.ts';
import { UnlessRefused } from '../../kit/actions/unless-refused.tsx';
import { useReplaced } from '../../kit/actions/use-replaced.ts';
import { useMetas } from '../../kit/queries/use-metas.ts';
import { EmptyDialog } from '../../ui/windows/empty-dialog.tsx';
import { refusedBefore } from './refused-before.ts';
import { type OrderOfDialog, useOrder } from './use-order.ts';

/** The window of an action on an order, as its form is given it. */
export interface OrderWindowProps<Args> {
  readonly subject: OrderOfDialog;
  readonly name: string;
  /** The settings of its center; undefined where the device has none. */
  readonly metas: Metas | undefined;
  /** The arguments of the action that another is sent in place of; null for none. */
  readonly replaced: Args | null;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

interface OrderWindowSpec<Args> {
  readonly command: Command<Args>;
  readonly title: (name: string) => string;
  /** In place of the form where this device has the order no more. */
  readonly gone: string;
  /** Why the order refuses the action, as its guard and its offer say it too. */
  readonly whyNot?: (order: Order, metas: Metas | undefined) => Refusal | null;
  /** It opens on what the server refused before, and sends another in its place (SUP-314). */
  readonly resumesRefused?: boolean;
}

interface OfOrderProps {
  readonly orderId: number;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/**
 * The window of an action on one order, by the order's id: its form once the order is read, else why there is none. Rounds
 * and drivers have the same (`ofDock`, `ofDriver`).
 */
export function ofOrder<Args>(spec: OrderWindowSpec<Args>, Form: ComponentType<OrderWindowProps<Args>>) {
  const { command, title, gone, whyNot, resumesRefused = false } = spec;

  function Resumed({ replaces: named, ...props }: Omit<OrderWindowProps<Args>, 'replaced'>): ReactNode {
    const [replaces] = useState(() => named ?? (resumesRefused ? refusedBefore(props.subject.marks, command) : null));
    const replaced = useReplaced(command, replaces);
    return replaced === undefined ? null : <Form {...props} replaced={replaced} replaces={replaces} />;
  }

  return function OfOrder({ orderId, replaces, onClose }: OfOrderProps) {
    const subject = useOrder(orderId);
    const settings = useMetas();
    if (subject === undefined || settings === undefined) return null;
    if (!subject) return <EmptyDialog title={title(String(orderId))} text={gone} onClose={onClose} />;
    const metas = settings ?? undefined;
    const name = orderName(subject.order);
    const refusal = whyNot?.(subject.order, metas) ?? null;
    return (
      <UnlessRefused command={command} refusal={refusal} title={title(name)} onClose={onClose}>
        <Resumed subject={subject} name={name} metas={metas} replaces={replaces} onClose={onClose} />
      </UnlessRefused>
    );
  };
}
