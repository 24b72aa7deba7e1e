import { visibleRow } from '../../../../db/queries/rows.ts';
import { dateTimeText } from '../../../../domain/time/paris-time.ts';
import { isolated } from '../../../../domain/words/isolate.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { useScope } from '../../../kit/scope/scope.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { alertDetailTexts as texts } from './text.ts';

interface AlertDialogProps {
  readonly alertId: number;
  readonly onClose: () => void;
}

/** The content of an alert without a link (LNK-15, DSP-224). */
export function AlertDialog({ alertId, onClose }: AlertDialogProps) {
  const { db } = useSignedIn();
  const center = useScope();
  const alert = useSeenQuery(
    async () => (await visibleRow(db, center, 'alert', alertId)) ?? null,
    [db, center, alertId],
  );
  if (alert === undefined) return null;
  return (
    <Dialog title={texts.title} onClose={onClose}>
      {alert ? (
        <>
          <p>{isolated(alert.label ?? '')}</p>
          {alert.created_at ? <p>{texts.since(dateTimeText(alert.created_at))}</p> : null}
        </>
      ) : (
        <EmptyState title={texts.gone} />
      )}
    </Dialog>
  );
}
