import { createContext, use } from 'react';
import type { Toast } from '../../../domain/command.ts';

export interface Toasts {
  show(toast: Toast): void;
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
