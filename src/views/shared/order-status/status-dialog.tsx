import type { Metas } from '../../../domain/center/center.ts';
import { orderStatusLabel } from '../../../domain/order/status.ts';
import { statusDialog } from '../../app/dialogs/addresses.ts';
import { setQuery } from '../../app/router.tsx';
import { useMetas } from '../../app/use-metas.ts';
import { orderNameOf } from '../order/order-name.ts';
import styles from '../ui/choice-entry.module.css';
import { ChoiceEntry } from '../ui/choice-entry.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { type OrderInStatus, useOrdersInStatus } from './orders-in-status.ts';
import { PaidConfirm } from './paid-confirm.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { endsFor, reasonWanted, statusChoices } from './status-offers.ts';
import { statusTexts } from './text.ts';
import { useSetStatus } from './use-set-status.ts';

interface StatusDialogProps {
  readonly taskIds: readonly number[];
  /** The status that was chosen, where the user has to give a reason or confirm it first. */
  readonly to: string | null;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/**
 * `Changer le statut`: the statuses the server's tables allow (DSP-312, DSP-323 to DSP-325), then the reason (DSP-326,
 * DSP-327) and the confirmation (DSP-328) that one of them asks for.
 */
export function StatusDialog({ taskIds, to, replaces, onClose }: StatusDialogProps) {
  const rows = useOrdersInStatus(taskIds);
  const settings = useMetas();
  if (!rows || settings === undefined) return null;
  const metas = settings ?? undefined;
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
    return <ReasonDialog row={row} metas={metas} to={to} kind={wanted} replaces={replaces} onClose={onClose} />;
  }
  if (to !== null && endsFor(rows, to, metas))
    return <EndStep rows={rows} to={to} replaces={replaces} onClose={onClose} />;
  if (to === 'paid') return <PaidStep rows={rows} replaces={replaces} onClose={onClose} />;
  return <Choices rows={rows} metas={metas} replaces={replaces} onClose={onClose} />;
}

interface RowsProps {
  readonly rows: readonly OrderInStatus[];
  readonly replaces: string | null;
  readonly onClose: () => void;
}

function Choices({ rows, metas, replaces, onClose }: RowsProps & { readonly metas: Metas | undefined }) {
  const { set } = useSetStatus(replaces, onClose);
  const choices = statusChoices(rows, metas);
  const [row] = rows;
  const choose = (to: string) => {
    const asks = to === 'paid' || endsFor(rows, to, metas) || rows.some((it) => reasonWanted(it, to, metas) !== null);
    if (!asks) return void set(rows, to, null);
    setQuery(statusDialog.at({ taskIds: rows.map((it) => it.id), to }, replaces), { replace: true });
  };
  return (
    <Dialog
      title={statusTexts.title(rows.map(orderNameOf))}
      {...(row && rows.length === 1 ? { description: statusTexts.now(orderStatusLabel(row.orderStatus)) } : {})}
      onClose={onClose}
    >
      {choices.length === 0 ? <EmptyState title={statusTexts.none} /> : null}
      <ul className={styles.targets}>
        {choices.map((to) => (
          <li key={to}>
            <ChoiceEntry label={orderStatusLabel(to)} isFinal={endsFor(rows, to, metas)} onChoose={() => choose(to)} />
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
      title={statusTexts.endTitle(rows.map(orderNameOf), label)}
      text={statusTexts.end(
        rows.map((row) => statusTexts.ofClient(orderNameOf(row), row.clientName)),
        label,
      )}
      confirm={statusTexts.endConfirm(label)}
      onConfirm={() => void set(rows, to, null)}
      onCancel={onClose}
    />
  );
}
