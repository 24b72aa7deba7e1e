import { Tabs } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import styles from './deposits.module.css';

interface Tab {
  readonly label: string;
  readonly content: ReactNode;
}

/** The values become ids: without spaces. */
const valueAt = (at: number) => `tab-${at}`;

interface TabbedProps {
  readonly tabs: readonly [Tab, ...Tab[]];
  /** Label of the open tab, if not the first. */
  readonly first?: string;
}

/** Tabs; the first one is open unless `first` names another (DSP-780). A closed tab reads nothing. */
export function Tabbed({ tabs, first }: TabbedProps) {
  const at = tabs.findIndex(({ label }) => label === first);
  return (
    <Tabs.Root defaultValue={valueAt(Math.max(at, 0))}>
      <Tabs.List className={styles.tabs}>
        {tabs.map(({ label }, at) => (
          <Tabs.Trigger key={label} value={valueAt(at)}>
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ label, content }, at) => (
        <Tabs.Content key={label} value={valueAt(at)} className={styles.tab}>
          {content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
