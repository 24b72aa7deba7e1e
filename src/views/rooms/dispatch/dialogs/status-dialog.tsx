import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { orderStatusLabel } from '../../../../domain/order/status.ts';
import { Confirm } from '../../../shared/ui/confirm.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { useBoardMoves, useMetasOfBoard } from '../board-context.ts';
import { useTaskRows } from '../lookups.ts';
import { taskName } from '../task-name.ts';
import { endsFor, reasonWanted, statusChoices } from '../task-offers.ts';
import { statusDialog } from './address.ts';
import { ChoiceButton } from './choice-button.tsx';
import styles from './move-dialog.module.css';
import { PaidConfirm } from './paid-confirm.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { statusTexts } from './text.ts';
import { useSetStatus } from './use-set-status.ts';

interface StatusDialogProps {
  readonly taskIds: readonly number[];
  /** The status chosen, where something has to be said of it first. */
  readonly to: string | null;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/**
 * `Changer le statut`: the statuses the server's tables allow (DSP-312, DSP-323 to DSP-325), then the reason (DSP-326,
 * DSP-327) and the confirmation (DSP-328) that one of them asks for.
 */
export function StatusDialog({ taskIds, to, replaces, onClose }: StatusDialogProps) {
  const rows = useTaskRows(taskIds);
  const metas = useMetasOfBoard();
  if (!rows) return null;
  const [row, ...others] = rows;
  if (!row) {
    return (
      <Dialog title={statusTexts.title(taskIds.map(String))} onClose={onClose}>
        <EmptyState title={statusTexts.gone} />
      </Dialog>
    );
  }
  const wanted = to !== null && others.length === 0 ? reasonWanted(row, to, metas) : null;
  if (to !== null && wanted) {
    return <ReasonDialog row={row} to={to} kind={wanted} replaces={replaces} onClose={onClose} />;
  }
  if (to !== null && endsFor(rows, to, metas))
    return <EndStep rows={rows} to={to} replaces={replaces} onClose={onClose} />;
  if (to === 'paid') return <PaidStep rows={rows} replaces={replaces} onClose={onClose} />;
  return <Choices rows={rows} replaces={replaces} onClose={onClose} />;
}

interface RowsProps {
  readonly rows: readonly TaskRow[];
  readonly replaces: string | null;
  readonly onClose: () => void;
}

function Choices({ rows, replaces, onClose }: RowsProps) {
  const { open } = useBoardMoves();
  const metas = useMetasOfBoard();
  const { set } = useSetStatus(replaces, onClose);
  const choices = statusChoices(rows, metas);
  const [row] = rows;
  const choose = (to: string) => {
    const asks = to === 'paid' || endsFor(rows, to, metas) || rows.some((it) => reasonWanted(it, to, metas) !== null);
    if (!asks) return void set(rows, to, null);
    open(
      statusDialog(
        rows.map((it) => it.id),
        to,
        replaces,
      ),
      { replace: true },
    );
  };
  return (
    <Dialog
      title={statusTexts.title(rows.map(taskName))}
      {...(row && rows.length === 1 ? { description: statusTexts.now(orderStatusLabel(row.orderStatus)) } : {})}
      onClose={onClose}
    >
      {choices.length === 0 ? <EmptyState title={statusTexts.none} /> : null}
      <ul className={styles.targets}>
        {choices.map((to) => (
          <li key={to}>
            <ChoiceButton label={orderStatusLabel(to)} isFinal={endsFor(rows, to, metas)} onChoose={() => choose(to)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function PaidStep({ rows, replaces, onClose }: RowsProps) {
  const { set } = useSetStatus(replaces, onClose);
  return <PaidConfirm onConfirm={() => void set(rows, 'paid', null)} onCancel={onClose} />;
}

/** Asks before an order is cancelled, restocked or destocked: whose, and that it cannot be taken back. */
function EndStep({ rows, to, replaces, onClose }: RowsProps & { readonly to: string }) {
  const { set } = useSetStatus(replaces, onClose);
  const label = orderStatusLabel(to);
  return (
    <Confirm
      title={statusTexts.endTitle(rows.map(taskName), label)}
      text={statusTexts.end(
        rows.map((row) => statusTexts.ofClient(taskName(row), row.clientName)),
        label,
      )}
      confirm={statusTexts.endConfirm(label)}
      onConfirm={() => void set(rows, to, null)}
      onCancel={onClose}
    />
  );
}
