import type { ReactNode } from 'react';
import { orderPath } from '../../../domain/order/path.ts';

interface OrderLinkProps {
  readonly orderId: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Leads to the file of an order, in a tab of its own (LNK-10, PRP-016). */
export function OrderLink({ orderId, className, children }: OrderLinkProps) {
  return (
    <a href={orderPath(orderId)} target="_blank" rel="noopener" className={className}>
      {children}
    </a>
  );
}
