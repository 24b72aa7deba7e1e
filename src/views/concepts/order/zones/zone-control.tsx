import { Popover } from '@radix-ui/themes';
import { useRef, useState } from 'react';
import type { PseudoZoneStatus } from '../../../../domain/order/order.ts';
import { zoneName } from '../../../../domain/zone/zone.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import { focusOn } from '../../../ui/focus/focus-on.ts';
import { zoneTexts } from './text.ts';
import type { ZonedOrder, ZoneRows } from './use-zone-rows.ts';
import { zoneDoneWindow } from './window.ts';
import { workerTitle, ZoneText, zoneTone } from './zone-badge.tsx';
import { ZoneControls } from './zone-controls.tsx';
import styles from './zones.module.css';

interface ZoneControlProps {
  readonly order: ZonedOrder;
  readonly zone: PseudoZoneStatus;
  readonly rows: ZoneRows;
}

/** The badge of a zone, which opens its controls (DSP-116). */
export function ZoneControl({ order, zone, rows }: ZoneControlProps) {
  const [isOpen, setOpen] = useState(false);
  const badge = useRef<HTMLButtonElement>(null);
  const isFinishing = useRef(false);
  // Its questions have their own dialog.
  const finish = () => {
    isFinishing.current = true;
    // At once, not when the popover is gone: the dialog needs its opener.
    focusOn(badge.current);
    setOpen(false);
    setQuery(zoneDoneWindow.at({ orderId: order.id, zoneId: zone.pseudozone_id }));
  };
  const change = (next: boolean) => {
    isFinishing.current = false;
    setOpen(next);
  };
  const close = (event: Event) => {
    event.preventDefault();
    if (!isFinishing.current) focusOn(badge.current);
  };
  const name = zoneName(rows.metas, zone.pseudozone_id);
  return (
    <Popover.Root open={isOpen} onOpenChange={change}>
      <Popover.Trigger>
        <button ref={badge} type="button" className={styles.zone} data-tone={zoneTone(zone)} title={workerTitle(zone)}>
          <ZoneText zone={zone} metas={rows.metas} />
        </button>
      </Popover.Trigger>
      <Popover.Content
        size="1"
        width="240px"
        aria-label={zoneTexts.actions(name)}
        onOpenAutoFocus={focusWhole}
        onCloseAutoFocus={close}
      >
        <ZoneControls
          of={{ orderId: order.id, randomId: order.random_id, center: rows.center, ...named(zone, name) }}
          zone={zone}
          metas={rows.metas}
          blocked={rows.isHeld ? null : zoneTexts.notHere}
          onFinish={finish}
          onEnd={() => change(false)}
        />
      </Popover.Content>
    </Popover.Root>
  );
}

/** No button gets the focus: a blocked one would show its reason unasked. */
function focusWhole(event: Event): void {
  event.preventDefault();
  if (event.target instanceof HTMLElement) focusOn(event.target);
}

const named = ({ pseudozone_id }: PseudoZoneStatus, zoneName: string) => ({ zoneId: pseudozone_id, zoneName });
