import { MenuAction, MenuLinkEntry } from '../../ui/menus/menu-parts.tsx';
import { texts } from '../text.ts';
import { useAdminAddress } from './admin-address.ts';

/** An entry of a menu that leads to a page of the admin host; off, and why, where the site has none. */
export function AdminEntry({ label, path }: { readonly label: string; readonly path: string }) {
  const href = useAdminAddress()(path);
  if (href === null) return <MenuAction label={label} reason={texts.noAdminHost} onSelect={() => undefined} />;
  return <MenuLinkEntry label={label} href={href} />;
}
