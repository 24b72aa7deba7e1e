import { FocusScope } from 'radix-ui/internal';
import { use } from 'react';
import { ToastRegionContext } from './toast-region.ts';

/** Lets the focus go from a dialog to the toasts; rendered inside the dialog. */
export function ToastsWithin(): null {
  FocusScope.useFocusScopeBranch(use(ToastRegionContext));
  return null;
}
