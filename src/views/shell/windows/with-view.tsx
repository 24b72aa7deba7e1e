import type { ComponentType, ReactNode } from 'react';
import type { GetParameter } from '../../kit/windows/parameters.ts';
import type { ConsoleWindow } from '../../kit/windows/window.ts';

interface Closable {
  /** The parked action it replaces (Modifier). */
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** A window as the shell shows it. */
export interface WindowWithView extends Omit<ConsoleWindow<never>, 'at' | 'read'> {
  /** Null where the address lacks the window's subject. */
  readonly show: (get: GetParameter, onClose: () => void) => ReactNode;
}

/** A window and its view; another subject makes a new window. */
export function withView<Values extends object>(
  { read, at: _, ...window }: ConsoleWindow<Values>,
  View: ComponentType<Values & Closable>,
): WindowWithView {
  return {
    ...window,
    show: (get, onClose) => {
      const open = read(get);
      return open && <View key={open.subject} {...open.values} replaces={open.replaces} onClose={onClose} />;
    },
  };
}
