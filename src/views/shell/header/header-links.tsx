import { Button as ThemeButton } from '@radix-ui/themes';
import { useRef } from 'react';
import { Link, usePath, useQuery } from '../../kit/router/router.tsx';
import { Icon } from '../../ui/icon.tsx';
import { asLine, laterView } from '../../ui/later/later-view.tsx';
import { ActionMenu } from '../../ui/menus/menu.tsx';
import { roomAt } from '../routes/rooms.ts';
import styles from './header.module.css';
import type { ScreenLink } from './links.ts';
import { headerTexts } from './text.ts';

const OneLine = laterView(async () => (await import('./one-line.ts')).OneLine, asLine);
const ScreenEntries = laterView(async () => (await import('./menu-entries.tsx')).ScreenEntries);

/** The screens, side by side as far as there is room; all of them behind one button where there is not. */
export function HeaderLinks({ links }: { readonly links: readonly ScreenLink[] }) {
  const list = useRef<HTMLUListElement>(null);
  const path = usePath().replace(/(.)\/$/, '$1');
  const sub = useQuery().get('sub');
  const here = sub && path === '/dispatch' ? `${path}?sub=${sub}` : path;
  const part = links.find(({ room, to }) => room === null && to === here);
  const room = roomAt(path);
  const isCurrent = (link: ScreenLink) => (part ? link === part : link.room !== null && link.room === room);
  return (
    <nav className={styles.nav} aria-label={headerTexts.navigation}>
      <ul ref={list} className={styles.links}>
        {links.map((link) => (
          <li key={link.to} data-pending={link.isPending}>
            <Link to={link.to} className={styles.link} title={link.hint} isCurrent={isCurrent(link)}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
      <OneLine list={list} />
      <div className={styles.folded} data-quiet>
        <ActionMenu
          entries={ScreenEntries}
          trigger={(opener) => (
            <ThemeButton {...opener} variant="soft" color="gray">
              <Icon name="list" /> {headerTexts.screens}
            </ThemeButton>
          )}
        >
          <ScreenEntries links={links.filter(({ isPending }) => !isPending)} isCurrent={isCurrent} />
        </ActionMenu>
      </div>
    </nav>
  );
}
