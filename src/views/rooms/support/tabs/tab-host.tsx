import { Tabs } from '@radix-ui/themes';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { SessionUser } from '../../../../domain/session/session.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import styles from './tabs.module.css';

/** A tab of a file, declared in one line of the file's list. */
export interface FileTab<Of> {
  /** A word without spaces, the file's own; ids are made of it. */
  readonly key: string;
  readonly label: string;
  /** It asks for nothing before it is opened the first time (SUP-071); else it comes with the file (SUP-072). */
  readonly isLazy: boolean;
  /** Whoever the tab exists for; absent: everybody who sees the file. */
  readonly isOffered?: (user: SessionUser) => boolean;
  readonly Shown: ComponentType<Of>;
}

interface TabHostProps<Of> {
  /** The subject of the tabs, for assistive technology. */
  readonly name: string;
  readonly tabs: readonly FileTab<Of>[];
  readonly of: Of;
  /** Stands above them, and may open one. */
  readonly above?: (show: (key: string) => void) => ReactNode;
}

/** The tabs of a file. Once opened a tab keeps its state, and its typed text, until the file is left. */
export function TabHost<Of extends object>({ name, tabs, of, above }: TabHostProps<Of>) {
  const { user } = useSignedIn();
  const offered = tabs.filter(({ isOffered }) => isOffered?.(user) ?? true);
  const first = offered[0]?.key ?? '';
  const [open, setOpen] = useState(first);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([first]));
  const show = (key: string) => {
    setOpen(key);
    setOpened(new Set([...opened, key]));
  };
  return (
    <Tabs.Root value={open} onValueChange={show} className={styles.host}>
      {above?.(show)}
      <Tabs.List className={styles.list} aria-label={name}>
        {offered.map(({ key, label }) => (
          <Tabs.Trigger key={key} value={key}>
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {offered.map(({ key, isLazy, Shown }) => (
        <Tabs.Content key={key} value={key} forceMount hidden={key !== open} className={styles.panel}>
          {!isLazy || opened.has(key) ? <Shown {...of} /> : null}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
