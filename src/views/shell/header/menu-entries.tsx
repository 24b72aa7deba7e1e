import type { HeaderLink } from '../../kit/room/room.ts';
import { Link } from '../../kit/router/router.tsx';
import { MenuLink } from '../../ui/menus/menu-parts.tsx';
import type { HostLink } from './links.ts';

/** Pages of other applications; letters typed jump to the one that starts with them. */
export function LinkEntries({ links }: { readonly links: readonly HostLink[] }) {
  return links.map(({ label, href, isOtherHost }) => (
    <MenuLink key={href}>
      <a href={href} {...(isOtherHost ? { target: '_blank', rel: 'noopener' } : {})}>
        {label}
      </a>
    </MenuLink>
  ));
}

export function ScreenEntries({ links }: { readonly links: readonly HeaderLink[] }) {
  return links.map(({ label, to, isApart }) => (
    <MenuLink key={to}>
      <Link to={to} isApart={isApart}>
        {label}
      </Link>
    </MenuLink>
  ));
}
