import { laterView } from '../later/later-view.tsx';
import { StillLoading } from '../later/still-loading.tsx';
import type { ConfirmProps } from './confirm-dialog.tsx';
import { MissingDialog } from './missing-dialog.tsx';

/**
 * Asks before something irreversible, or where a specification row asks; `Annuler` has the focus (DSP-842, DSP-907).
 */
export const Confirm = laterView<ConfirmProps>(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog, {
  Meanwhile: StillLoading,
  Missing: ({ onCancel, retry }) => <MissingDialog onClose={onCancel} retry={retry} />,
});
