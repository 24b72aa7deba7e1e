import { createContext, use } from 'react';
import type { Toast } from '../../../domain/command.ts';

/** A toast's button. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** A link to the toast's subject. */
export interface ToastLink {
  readonly label: string;
  readonly to: string;
}

export interface ToastOptions {
  readonly action?: ToastAction;
  readonly link?: ToastLink | undefined;
  /** A toast of the same key is replaced. */
  readonly key?: string;
}

/** How the outcome of an action is followed. */
export interface Following {
  /** The id of the group it is shown as a part of, by default its own. */
  readonly group?: string;
  /** Until its outcome is known, however late. */
  readonly isToEnd?: boolean;
}

export interface ToastEntry extends Toast, ToastOptions {
  readonly id: number;
  /** How often it was replaced in its place: each time its duration starts again. */
  readonly turn: number;
}

export interface Toasts {
  show(toast: Toast, options?: ToastOptions): void;
  /** Its text is no longer true. */
  close(key: string): void;
  /** An action this tab has just issued or retried: its outcome is shown for 30 s, or to its end. */
  follow(commandId: string, following?: Following): void;
  /** The group of an action whose outcome is still shown here, by default its own id. Undefined for others. */
  groupOf(commandId: string): string | undefined;
  /** The server has agreed to an action: shown once it has to its whole group, in place of the waiting toast. */
  agree(commandId: string, toast: Toast, link: ToastLink | undefined): void;
}

export const ToastContext = createContext<Toasts | null>(null);

export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('Invariant: no toaster above');
  return toasts;
}
