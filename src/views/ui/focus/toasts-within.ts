import { FocusScope } from 'radix-ui/internal';
import { use } from 'react';
import { ToastRegionContext } from './toast-region.ts';

/** Lets the focus go from a dialog to the toasts; stands in what the dialog shows. */
export function ToastsWithin(): null {
  FocusScope.useFocusScopeBranch(use(ToastRegionContext));
  return null;
}
