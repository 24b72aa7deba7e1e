import { dockCode } from '../../../../domain/dock/text.ts';
import type { OrderInFull } from '../../../../domain/order/in-full.ts';
import { arrivalOf, isDelivered } from '../../../../domain/task/arrival.ts';
import { dateTimeText, hourText } from '../../../../domain/time/paris-time.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { StatusSelect } from '../../../concepts/order/status/status-select.tsx';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useFetchedAhead } from '../../../ui/later/later.ts';
import { MenuDropdown } from '../../../ui/menus/menu.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { Block, Fact, Facts } from '../block.tsx';
import { useReadOnlyReason } from '../read-only.ts';
import { supportTexts as texts } from '../text.ts';

/** Who had it in hand, and where it is (SUP-207, SUP-208). */
export function Actors({ order }: { readonly order: OrderInFull }) {
  const { intern_packer, packing_task, missing_task, driver_logs, shipping_task } = order;
  const reason = useReadOnlyReason();
  useFetchedAhead(MenuDropdown);
  const { eta, dock, driver_mobile } = shipping_task ?? {};
  const arrival = arrivalOf({ ...shipping_task, orderStatus: order.status }, useServerNow());
  const drivers = (driver_logs ?? []).map(({ driver_name, started_at, ended_at }) =>
    joined(', ', [
      driver_name,
      started_at && `${hourText(started_at)} - ${ended_at ? hourText(ended_at) : texts.underWay}`,
    ]),
  );
  // Nobody has driven it yet: whoever is to, by name.
  const names = drivers.length > 0 ? drivers : dock?.target_name ? [dock.target_name] : [];
  return (
    <Block
      title={texts.actors}
      aside={<StatusSelect orderId={order.id} status={order.status ?? null} reason={reason} />}
    >
      <Facts>
        <Fact name={texts.internPacker}>{intern_packer?.name}</Fact>
        <Fact name={texts.packer}>{packing_task?.packer?.name}</Fact>
        <Fact name={texts.missingPacker}>{missing_task?.packer?.name}</Fact>
        {names.length > 0 || driver_mobile ? (
          <Fact name={texts.drivers}>
            {joined(' ; ', names)} {driver_mobile ? <PhoneLink phone={driver_mobile} /> : null}
          </Fact>
        ) : null}
        <Fact name={texts.received}>{receivedText(order)}</Fact>
        <Fact name={texts.eta}>
          {eta && (arrival?.kind === 'missed' ? texts.missed(hourText(eta)) : hourText(eta))}
        </Fact>
        <Fact name={texts.dock}>{joined(', ', [dock?.id ? dockCode(dock.id) : null, dock?.target_name])}</Fact>
      </Facts>
    </Block>
  );
}
/** When it was delivered, if it was: a server may not tell the hour. */
function receivedText({ shipping_task, status }: OrderInFull): string {
  const at = shipping_task?.date_received;
  if (at) return dateTimeText(at);
  return isDelivered({ ...shipping_task, orderStatus: status }) ? texts.unknownHour : texts.notYet;
}
