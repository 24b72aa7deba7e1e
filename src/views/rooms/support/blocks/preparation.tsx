import { joined } from '../../../../domain/isolate.ts';
import type { OrderInFull } from '../../../../domain/order/in-full.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Block, Fact, Facts } from '../block.tsx';
import styles from '../support.module.css';
import { supportTexts as texts } from '../text.ts';

/** What is in which bags, and where they are (SUP-218, SUP-219). */
export function Preparation({ order }: { readonly order: OrderInFull }) {
  const zones = order.pseudo_zones_status ?? [];
  return (
    <Block title={texts.preparation}>
      <Facts>
        <Fact name={texts.bags}>{bagsText(order)}</Fact>
        <Fact name={texts.zone}>{order.transit_area}</Fact>
        <Fact name={texts.formerZone}>{order.log_transit_area}</Fact>
        <Fact name={texts.crates}>{(order.crates ?? []).map(({ code }) => code).join(', ')}</Fact>
      </Facts>
      {zones.length > 0 ? (
        <ul className={styles.zones} aria-label={texts.zones}>
          {zones.map(({ pseudozone_id, is_done, is_locked, count_item_match }) => (
            <li key={pseudozone_id}>
              <Badge tone={is_done ? 'green' : 'gray'}>
                {pseudozone_id} ({count_item_match ?? 0}){' '}
                {is_done ? texts.zoneDone : is_locked ? texts.zoneLocked : texts.zoneToDo}
              </Badge>
            </li>
          ))}
        </ul>
      ) : null}
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
