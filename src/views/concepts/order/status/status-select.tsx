import type { OrderId } from '../../../../domain/order/order.ts';
import { orderStatusLabel } from '../../../../domain/order/status.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ActionMenu, MenuDropdown } from '../../../ui/menus/menu.tsx';
import { StatusDot } from '../../../ui/status/status-dot.tsx';
import styles from '../../../ui/ui.module.css';
import { statusListTexts } from './list-text.ts';
import { StatusEntries } from './status-entries.tsx';
import { orderStatusWindow } from './window.ts';

interface StatusSelectProps {
  readonly orderId: OrderId;
  readonly status: string | null;
  /** Why it cannot be changed by this user; null when it can. */
  readonly reason: string | null;
}

/**
 * The status of one order, and the list of those it may get (SUP-209, OUR-255). It is a menu: of a select, a letter
 * typed while it is closed would change the status. A blocked order has a way out alone (SUP-250).
 */
export function StatusSelect({ orderId, status, reason }: StatusSelectProps) {
  const label = orderStatusLabel(status);
  const look = { size: '2', variant: 'outline', color: 'gray', 'aria-label': statusListTexts.control(label) } as const;
  const content = (
    <>
      {status === null ? null : <StatusDot code={status} />}
      {label}
      <span className={styles.down}>
        <Icon name="chevron" />
      </span>
    </>
  );
  if (reason !== null || status === 'blocked')
    return (
      <Button
        {...look}
        aria-haspopup="dialog"
        reason={reason}
        onClick={() => setQuery(orderStatusWindow.at({ orderId, to: null }))}
      >
        {content}
      </Button>
    );
  return (
    <ActionMenu
      entries={MenuDropdown}
      trigger={(opener) => (
        <Button {...look} {...opener}>
          {content}
        </Button>
      )}
    >
      <StatusEntries orderId={orderId} />
    </ActionMenu>
  );
}
