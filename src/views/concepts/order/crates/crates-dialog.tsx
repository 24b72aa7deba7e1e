import type * as z from 'zod/mini';
import { addCrate, whyNotCrates } from '../../../../domain/order/commands/crates.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { type OrderFormProps, orderForm } from '../order-form.tsx';
import { CrateCodes, useCrateForm } from './crate-codes.tsx';
import { crateTexts } from './text.ts';

/** The crates of an order, by their codes (DSP-922, PRP-330, SUP-480); most users can only read them (PRP-720). */
export const CratesDialog = orderForm(
  { command: addCrate, title: crateTexts.title, gone: crateTexts.gone, whyNot: whyNotCrates },
  CratesOfOrder,
);

type CratesProps = OrderFormProps<z.infer<typeof addCrate.args>>;

function CratesOfOrder({ subject: { order }, name, replaced, replaces, onClose }: CratesProps) {
  const form = useCrateForm(order, replaced?.code);
  return (
    <Dialog title={crateTexts.title(name)} width="380px" isDirty={form.formState.isDirty} onClose={onClose}>
      <CrateCodes order={order} form={form} replaces={replaces} fields={null} />
    </Dialog>
  );
}
