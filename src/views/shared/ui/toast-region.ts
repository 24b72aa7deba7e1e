import { FocusScope } from 'radix-ui/internal';
import { createContext, use } from 'react';

/** Where the toasts stand. */
export const ToastRegionContext = createContext<HTMLElement | null>(null);

/** Lets the focus go from a dialog to the toasts; stands in what the dialog shows. */
export function ToastsWithin(): null {
  FocusScope.useFocusScopeBranch(use(ToastRegionContext));
  return null;
}

/** Escape in a toast closes the toast, not the dialog beneath. */
export function useKeepFromToasts(): (event: KeyboardEvent) => void {
  const region = use(ToastRegionContext);
  return (event) => {
    if (event.target instanceof Node && region?.contains(event.target)) event.preventDefault();
  };
}
