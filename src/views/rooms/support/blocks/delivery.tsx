import type { Address } from '../../../../domain/address/address.ts';
import { isRetold, recipientText } from '../../../../domain/order/delivery.ts';
import type { OrderInFull } from '../../../../domain/order/in-full.ts';
import { dateTimeText, hourText } from '../../../../domain/time/paris-time.ts';
import { webAddress } from '../../../../domain/web-address.ts';
import { isolated, joined } from '../../../../domain/words/isolate.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { Block, Fact, Facts } from '../block.tsx';
import { supportTexts as texts } from '../text.ts';

type Written = Address & { readonly additional_information?: string | null | undefined };

const addressText = (address: Written | null | undefined) =>
  joined(', ', [
    joined(' ', [address?.street_number, address?.street]),
    joined(' ', [address?.postal_code, address?.city]),
    address?.additional_information,
  ]);

/** Its slot, with its day. */
export const promisedText = ({ shipping_time: from, max_shipping_time: to }: OrderInFull) =>
  joined(' - ', [from ? dateTimeText(from) : null, to ? hourText(to) : null]);

/** Where, when and to whom it goes, and who is billed (SUP-215, SUP-216). */
export function Delivery({ order }: { readonly order: OrderInFull }) {
  const { phone, slot_description: slot, initial_slot_description: first, uber_eats_display_id: market } = order;
  const name = recipientText(order);
  const proof = webAddress(order.shipping_proof_picture);
  const marketPage = webAddress(order.uber_eats_merchants_link);
  const promised = promisedText(order);
  return (
    <Block title={texts.delivery}>
      <Facts>
        <Fact name={texts.recipient}>
          {name || phone ? (
            <>
              {isolated(name)} {phone ? <PhoneLink phone={phone} /> : null}
            </>
          ) : null}
        </Fact>
        <Fact name={texts.address}>{addressText(order.shipping_address)}</Fact>
        <Fact name={texts.slot}>
          {joined(', ', [
            promised,
            slot && !isRetold(slot, promised) && slot,
            first && first !== slot && !isRetold(first, promised) && texts.initialSlot(first),
          ])}
        </Fact>
        <Fact name={texts.packing}>{order.packingtodelivery_description}</Fact>
        <Fact name={texts.proof}>
          {proof ? (
            <a href={proof} target="_blank" rel="noopener noreferrer">
              {texts.proof}
            </a>
          ) : null}
        </Fact>
        <Fact name={texts.marketplace}>
          {market && marketPage ? (
            <a href={marketPage} target="_blank" rel="noopener noreferrer">
              {market}
            </a>
          ) : (
            market
          )}
        </Fact>
        <Fact name={texts.billing}>{addressText(order.billing_address)}</Fact>
      </Facts>
    </Block>
  );
}
