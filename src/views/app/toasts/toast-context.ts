import { createContext, use } from 'react';
import type { Toast } from '../../../domain/command.ts';

/** What a toast offers to do. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface ShownToast extends Toast {
  readonly id: number;
  readonly action: ToastAction | undefined;
}

export interface Toasts {
  show(toast: Toast, action?: ToastAction): void;
  /** An action this tab has just issued or retried: its outcome is told here for 30 s. */
  follow(commandId: string): void;
  /** Whether the outcome of an action is still told here. */
  isFollowed(commandId: string): boolean;
}

export const ToastContext = createContext<Toasts | null>(null);

export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('Invariant: no toaster above');
  return toasts;
}
