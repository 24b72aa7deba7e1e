import type { ReactNode } from 'react';
import { orderPath } from '../../../domain/order/path.ts';
import { Link } from '../../kit/router/router.tsx';

interface OrderLinkProps {
  readonly orderId: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Leads to the file of an order, in a tab of its own (LNK-10, PRP-016). */
export function OrderLink({ orderId, className, children }: OrderLinkProps) {
  return (
    <Link to={orderPath(orderId)} isApart className={className}>
      {children}
    </Link>
  );
}
