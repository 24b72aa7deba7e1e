import { createContext, use } from 'react';

/** Where the toasts stand. */
export const ToastRegionContext = createContext<HTMLElement | null>(null);

/** Escape in a toast closes the toast, not the dialog beneath. */
export function useKeepFromToasts(): (event: KeyboardEvent) => void {
  const region = use(ToastRegionContext);
  return (event) => {
    if (event.target instanceof Node && region?.contains(event.target)) event.preventDefault();
  };
}
