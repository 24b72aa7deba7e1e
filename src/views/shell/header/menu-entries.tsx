import type { HeaderLink } from '../../kit/room/room.ts';
import { Link } from '../../kit/router/router.tsx';
import { texts } from '../../kit/text.ts';
import { MenuLink, MenuNote, MenuOff } from '../../ui/menus/menu-parts.tsx';
import type { HostLink } from './links.ts';

/** Pages of other applications; letters typed jump to the one that starts with them. */
export function LinkEntries({ links }: { readonly links: readonly HostLink[] }) {
  return (
    <>
      {links.some(({ href }) => href === null) ? <MenuNote>{texts.noAdminHost}</MenuNote> : null}
      {links.map((link) => (
        <LinkEntry key={link.label} {...link} />
      ))}
    </>
  );
}

function LinkEntry({ label, href, isOtherHost }: HostLink) {
  if (href === null) return <MenuOff label={label} />;
  return (
    <MenuLink>
      <a href={href} {...(isOtherHost ? { target: '_blank', rel: 'noopener' } : {})}>
        {label}
      </a>
    </MenuLink>
  );
}

export function ScreenEntries({ links }: { readonly links: readonly HeaderLink[] }) {
  return links.map(({ label, to }) => (
    <MenuLink key={to}>
      <Link to={to}>{label}</Link>
    </MenuLink>
  ));
}
