import { type ClientAddress, clientAddresses } from '../../../../domain/address/client-address.ts';
import { deliverySlots, type OfferedSlot, offeredSlots } from '../../../../domain/order/slot/slots.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import type { Choice } from '../../../ui/fields/select-props.ts';
import type { OrderOfDialog } from '../use-order.ts';
import { addressChoices, firstAddress, type RedeliveryForm, slotChoices } from './redelivery-form.ts';
import { redeliveryTexts } from './text.ts';

/** The choices, the chosen one, and the text while none is chosen. */
interface Offer<Chosen> {
  readonly choices: readonly Choice[];
  readonly chosen: Chosen | undefined;
  readonly placeholder: string;
}

interface Offers {
  readonly address: Offer<ClientAddress>;
  readonly slot: Offer<OfferedSlot>;
}

/** The client's addresses, and the slots of the chosen one's postal code (DSP-755, DSP-878). */
export function useOffers({ order, clientId: client }: OrderOfDialog, form: Partial<RedeliveryForm>): Offers {
  const nowMs = useServerNow();
  const answer = useDetail(clientAddresses, client === null ? null : { userId: client });
  const addresses = answer?.value ?? [];
  const addressId = form.address || firstAddress(addresses, order.shipping_address?.id);
  const address = addresses.find(({ id }) => String(id) === addressId);
  const postalCode = address?.postal_code;
  const offered = useDetail(deliverySlots, postalCode ? { postalCode, orderId: order.id } : null);
  const open = offeredSlots(offered?.value ?? [], nowMs);
  const slots = slotChoices(open);
  // A slot that has passed, or that the new address does not have, is not chosen any more.
  const chosen = open.find((it) => it.shipping_time === form.slot);
  const { asking, choose, noAddress, noSlot, noClient } = redeliveryTexts;
  return {
    address: {
      choices: addressChoices(addresses),
      chosen: address,
      placeholder: answer?.error ?? (client === null ? noClient : answer?.value ? noAddress : asking),
    },
    slot: {
      choices: slots,
      chosen,
      placeholder: offered?.error ?? (slots.length > 0 ? choose : offered?.value ? noSlot : asking),
    },
  };
}
