import { createContext, use } from 'react';
import type { Toast } from '../../../domain/command.ts';

/** What a toast offers to do. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** Where what it speaks of is looked at. */
export interface ToastLink {
  readonly label: string;
  readonly to: string;
}

export interface ToastOptions {
  readonly action?: ToastAction;
  readonly link?: ToastLink | undefined;
  /** One of this key that is shown gives its place to the new one. */
  readonly key?: string;
}

export interface ShownToast extends Toast, ToastOptions {
  readonly id: number;
  /** How often it was said anew in its place: each time it stays its whole time again. */
  readonly turn: number;
}

export interface Toasts {
  show(toast: Toast, options?: ToastOptions): void;
  /** What was said of it holds no more. */
  close(key: string): void;
  /** An action this tab has just issued or retried: its outcome is told here for 30 s, as part of `group` where one is told. */
  follow(commandId: string, group?: string): void;
  /** The outcome of an action is still told here: the group it is told with, or itself. Undefined where it is not. */
  groupOf(commandId: string): string | undefined;
  /** The server has agreed to an action: said once it has to all of its group, in the place of what waited. */
  agree(commandId: string, toast: Toast, link: ToastLink | undefined): void;
}

export const ToastContext = createContext<Toasts | null>(null);

export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('Invariant: no toaster above');
  return toasts;
}
