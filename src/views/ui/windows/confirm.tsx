import { Boundary } from '../boundary.tsx';
import { laterView } from '../later/later.tsx';
import type { ConfirmProps } from './confirm-dialog.tsx';
import { MissingDialog } from './missing-dialog.tsx';

export const ConfirmDialog = laterView<ConfirmProps>(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

/**
 * Asks before something irreversible, or where a specification row asks; `Annuler` has the focus (DSP-842, DSP-907).
 */
export function Confirm(props: ConfirmProps) {
  return (
    <Boundary fallback={<MissingDialog onClose={props.onCancel} />}>
      <ConfirmDialog {...props} />
    </Boundary>
  );
}
