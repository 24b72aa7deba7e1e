import { useState } from 'react';

/**
 * Gives the focus back to what had it when the dialog opened, for `onCloseAutoFocus`: a dialog that stands in the
 * address has no trigger to return to.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus();
  };
}
