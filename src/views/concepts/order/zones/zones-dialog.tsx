import { zonesOfOrder } from '../../../../domain/zone/zone.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { type OrderWindowProps, ofOrder } from '../of-order.tsx';
import { zoneTexts } from './text.ts';
import { ZoneBadges } from './zone-badges.tsx';

/** The preparation zones of an order, for users who work with them and for viewers (PRP-480, PRP-491, PRP-492). */
export const ZonesDialog = ofOrder({ title: zoneTexts.ofOrder, gone: zoneTexts.notHere }, Zones);

function Zones({ subject: { order }, name, onClose }: OrderWindowProps) {
  return (
    <Dialog title={zoneTexts.ofOrder(name)} width="380px" onClose={onClose}>
      {zonesOfOrder(order).length > 0 ? <ZoneBadges order={order} /> : <EmptyState title={zoneTexts.noZones} />}
    </Dialog>
  );
}
