import { hasCrateCodes } from '../../../../domain/center/features.ts';
import { addCrate } from '../../../../domain/order/commands/crates.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { useReplaced } from '../../../kit/actions/use-replaced.ts';
import { useMetas } from '../../../kit/queries/use-metas.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { type OrderOfDialog, useOrder } from '../use-order.ts';
import { CrateCodes, useCrateForm } from './crate-codes.tsx';
import { crateTexts } from './text.ts';

interface CratesProps {
  readonly orderId: number;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** The crates of an order, by their codes (DSP-922, PRP-330, SUP-480); most users can only read them (PRP-720). */
export function CratesDialog({ orderId, replaces, onClose }: CratesProps) {
  const subject = useOrder(orderId);
  const metas = useMetas();
  const added = useReplaced(addCrate, replaces);
  if (subject === undefined || metas === undefined || added === undefined) return null;
  const problem = !subject ? crateTexts.gone : hasCrateCodes(metas ?? undefined) ? null : crateTexts.noCodes;
  if (!subject || problem) {
    return (
      <Dialog title={crateTexts.title(subject ? orderName(subject.order) : String(orderId))} onClose={onClose}>
        <EmptyState title={problem ?? crateTexts.gone} />
      </Dialog>
    );
  }
  return <CratesOfOrder subject={subject} initial={added?.code ?? ''} replaces={replaces} onClose={onClose} />;
}

interface CratesOfOrderProps extends Omit<CratesProps, 'orderId'> {
  readonly subject: OrderOfDialog;
  /** The code of the action to be replaced; empty for none. */
  readonly initial: string;
}

function CratesOfOrder({ subject: { order }, initial, replaces, onClose }: CratesOfOrderProps) {
  const form = useCrateForm(order, initial);
  return (
    <Dialog title={crateTexts.title(orderName(order))} width="380px" isDirty={form.formState.isDirty} onClose={onClose}>
      <CrateCodes order={order} form={form} replaces={replaces} />
    </Dialog>
  );
}
