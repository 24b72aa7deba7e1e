import type { OrderInFull } from '../../../../domain/order/in-full.ts';
import { isolated } from '../../../../domain/words/isolate.ts';
import { giftOffer } from '../../../concepts/order/gift/offer.ts';
import { giftTexts } from '../../../concepts/order/gift/text.ts';
import { useOrderHere } from '../../../concepts/order/use-order-here.ts';
import { offered } from '../../../kit/offers/offer.ts';
import { useMetas } from '../../../kit/queries/use-metas.ts';
import { Button } from '../../../ui/button.tsx';
import { Block } from '../block.tsx';
import { supportTexts as texts } from '../text.ts';

/** The card in a gift (SUP-520). */
export function Gift({ order }: { readonly order: OrderInFull }) {
  const here = useOrderHere('sheet', useMetas() ?? undefined);
  const { id: orderId, is_gift, gift_message } = order;
  if (!is_gift && !gift_message) return null;
  const subject = { orderId, order, task: undefined, row: undefined };
  return (
    <Block title={texts.gift} isWide>
      <p>{gift_message ? isolated(gift_message) : texts.unsaid}</p>
      {offered([giftOffer], subject, here).map(({ name, reason, press }) => (
        <Button key={name} size="1" variant="ghost" reason={reason} onClick={press}>
          {giftTexts.edit}
        </Button>
      ))}
    </Block>
  );
}
