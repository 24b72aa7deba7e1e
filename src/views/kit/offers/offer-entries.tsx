import { MenuAction, SubMenu } from '../../ui/menus/menu-parts.tsx';
import type { OfferedItem } from './offer.ts';

/** Offers as entries of a menu; the ways of one are nested in its entry. */
export function OfferEntries({ items }: { readonly items: readonly OfferedItem[] }) {
  return items.map(({ name, label, hint, reason, isDanger, press, ways }) =>
    ways === null ? (
      <MenuAction key={name} label={label} hint={hint} reason={reason} isDanger={isDanger} onSelect={press} />
    ) : (
      <SubMenu key={name} label={label} reason={reason}>
        <OfferEntries items={ways} />
      </SubMenu>
    ),
  );
}
