import { useFetchedAhead } from '../../shared/fetched-ahead.ts';
import { laterView } from '../../shared/later.tsx';
import { Boundary } from '../../shared/ui/boundary.tsx';
import { MissingDialog } from '../../shared/ui/missing-dialog.tsx';
import { useTab } from '../context.ts';
import { useShownSource } from '../freshness/use-sync-status.ts';
import { setQuery, useQuery } from '../router.tsx';
import { closedDialog, type GetParameter } from './parameters.ts';

const OpenedDialog = laterView(async () => (await import('./opened-dialog.tsx')).OpenedDialog);

interface DialogHostProps {
  /** Whether the room shows a board: what a dialog there is about has not come before the board has. */
  readonly isOverBoard: boolean;
}

/** The dialog the address names, over whichever room is open: a reload or a second tab shows the same. */
export function DialogHost({ isOverBoard }: DialogHostProps) {
  const query = useQuery();
  useFetchedAhead(OpenedDialog.fetch);
  const name = query.get('dialog');
  if (name === null) return null;
  const Host = isOverBoard ? OnceFilled : Opened;
  return <Host key={name} name={name} get={query.get} />;
}

interface OpenedProps {
  readonly name: string;
  readonly get: GetParameter;
}

function OnceFilled(props: OpenedProps) {
  return useShownSource()?.appliedAtMs ? <Opened {...props} /> : null;
}

function Opened(props: OpenedProps) {
  const { center } = useTab();
  const close = () => setQuery(closedDialog, { replace: true });
  return (
    <Boundary fallback={<MissingDialog onClose={close} />}>
      {/* What is open belongs to its center (DSP-017). */}
      <OpenedDialog key={center} {...props} onClose={close} />
    </Boundary>
  );
}
