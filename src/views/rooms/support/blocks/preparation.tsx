import type { OrderInFull } from '../../../../domain/order/in-full.ts';
import { zoneText } from '../../../../domain/transit/trolley.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { ZoneBadges } from '../../../concepts/order/zones/zone-badges.tsx';
import { useMetas } from '../../../kit/queries/use-metas.ts';
import { Block, Fact, Facts } from '../block.tsx';
import { supportTexts as texts } from '../text.ts';
import { Options } from './options.tsx';

/** The bags, their content and their place (SUP-218, SUP-219, SUP-492). */
export function Preparation({ order }: { readonly order: OrderInFull }) {
  const metas = useMetas() ?? undefined;
  return (
    <Block title={texts.preparation}>
      <Facts>
        <Fact name={texts.bags}>{bagsText(order)}</Fact>
        <Fact name={texts.zone}>{zoneText(metas, order)}</Fact>
        <Fact name={texts.formerZone}>{order.log_transit_area}</Fact>
        <Fact name={texts.crates}>{(order.crates ?? []).map(({ code }) => code).join(', ')}</Fact>
      </Facts>
      <ZoneBadges order={order} />
      <Options order={order} />
    </Block>
  );
}

function bagsText({
  number_of_bags: all,
  number_of_bags_isotherm: cold,
  dynamic_number_of_bags: computed,
}: OrderInFull) {
  if (typeof all !== 'number') return null;
  const isotherm = cold ?? 0;
  return joined(', ', [
    texts.bagsOf(Math.max(0, all - isotherm), isotherm),
    typeof computed === 'number' && computed !== all && texts.computedBags(computed),
  ]);
}
