import { Button as ThemeButton } from '@radix-ui/themes';
import type { HeaderLink } from '../../kit/room/room.ts';
import { Link, usePath, useQuery } from '../../kit/router/router.tsx';
import { Icon } from '../../ui/icon.tsx';
import { laterView } from '../../ui/later/later-view.tsx';
import { ActionMenu } from '../../ui/menus/menu.tsx';
import styles from './header.module.css';
import { headerTexts } from './text.ts';

const ScreenEntries = laterView(async () => (await import('./menu-entries.tsx')).ScreenEntries);

/** The screens, side by side where there is room, else behind one button. */
export function HeaderLinks({ links }: { readonly links: readonly HeaderLink[] }) {
  const path = usePath().replace(/(.)\/$/, '$1');
  const sub = useQuery().get('sub');
  const here = sub && path === '/dispatch' ? `${path}?sub=${sub}` : path;
  return (
    <nav className={styles.nav} aria-label={headerTexts.navigation}>
      <ul className={styles.links}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={styles.link} isCurrent={to.replace(/(.)\/$/, '$1') === here}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.folded}>
        <ActionMenu
          entries={ScreenEntries}
          trigger={(opener) => (
            <ThemeButton {...opener} variant="soft" color="gray">
              <Icon name="list" /> {headerTexts.screens}
            </ThemeButton>
          )}
        >
          <ScreenEntries links={links} />
        </ActionMenu>
      </div>
    </nav>
  );
}
