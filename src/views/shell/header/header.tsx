import type { ReactNode } from 'react';
import { useSignedIn } from '../../kit/client/context.ts';
import { Link } from '../../kit/router/router.tsx';
import { useCenters } from '../../kit/scope/centers.ts';
import { SearchButton } from '../search/search-button.tsx';
import { AccountButton } from './account-button.tsx';
import { CenterSelect } from './center-select.tsx';
import { GoTo } from './go-to.tsx';
import styles from './header.module.css';
import { HeaderLinks } from './header-links.tsx';
import { headerLinks } from './links.ts';
import { OutboxButton } from './outbox-button.tsx';
import { PauseButton } from './pause-button.tsx';
import { UserButton } from './user-button.tsx';

/** Section 3 of dispatch.md; its children stand before its tools. */
export function Header({ children }: { readonly children: ReactNode }) {
  const { user } = useSignedIn();
  const centers = useCenters();
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.brand}>
        Quai
      </Link>
      <CenterSelect centers={centers} />
      <HeaderLinks links={headerLinks(user, centers?.current, centers !== undefined)} />
      {children}
      <div className={styles.tools} data-quiet>
        <SearchButton />
        <OutboxButton />
        <PauseButton />
        <GoTo />
        <UserButton email={user.email} />
        <AccountButton />
      </div>
    </header>
  );
}
