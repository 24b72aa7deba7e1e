import { useSignedIn } from '../../kit/client/context.ts';
import { useAdminAddress } from '../../kit/router/admin-address.ts';
import { Link } from '../../kit/router/router.tsx';
import { texts } from '../../kit/text.ts';
import { MenuLink, MenuNote, MenuOff } from '../../ui/menus/menu-parts.tsx';
import { adminPages, type HostLink, otherHosts } from './host-links.ts';
import type { ScreenLink } from './links.ts';

/** Pages of other applications; letters typed jump to the one that starts with them. */
export function LinkEntries() {
  const { config } = useSignedIn();
  const addressOf = useAdminAddress();
  const links = [...adminPages.map(([path, label]) => ({ label, href: addressOf(path) })), ...otherHosts(config)];
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

interface ScreenEntriesProps {
  readonly links: readonly ScreenLink[];
  readonly isCurrent: (link: ScreenLink) => boolean;
}

export function ScreenEntries({ links, isCurrent }: ScreenEntriesProps) {
  return links.map((link) => (
    <MenuLink key={link.to}>
      <Link to={link.to} isCurrent={isCurrent(link)}>
        {link.label}
      </Link>
    </MenuLink>
  ));
}
