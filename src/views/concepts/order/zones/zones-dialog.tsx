import { orderName } from '../../../../domain/order/name.ts';
import { zonesOfOrder } from '../../../../domain/zone/zone.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { useOrder } from '../use-order.ts';
import { zoneTexts } from './text.ts';
import { ZoneBadges } from './zone-badges.tsx';

interface ZonesProps {
  readonly orderId: number;
  readonly onClose: () => void;
}

/** The preparation zones of an order, for users who work with them and for viewers (PRP-480, PRP-491, PRP-492). */
export function ZonesDialog({ orderId, onClose }: ZonesProps) {
  const subject = useOrder(orderId);
  if (subject === undefined) return null;
  const name = subject ? orderName(subject.order) : String(orderId);
  return (
    <Dialog title={zoneTexts.ofOrder(name)} width="380px" onClose={onClose}>
      {subject && zonesOfOrder(subject.order).length > 0 ? (
        <ZoneBadges order={subject.order} />
      ) : (
        <EmptyState title={subject ? zoneTexts.noZones : zoneTexts.notHere} />
      )}
    </Dialog>
  );
}
