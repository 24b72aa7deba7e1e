import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { visibleRow } from '../../../db/queries/rows.ts';
import { setBags } from '../../../domain/order/commands/bags.ts';
import type { Order } from '../../../domain/order/order.ts';
import { useSignedIn } from '../../app/context.ts';
import { useSeenQuery } from '../../app/live-queries.ts';
import { useScope } from '../../app/scope.ts';
import { useAction } from '../../app/use-action.ts';
import { useHold } from '../../app/use-hold.ts';
import { useSubmit } from '../../app/use-submit.ts';
import styles from '../forms/form.module.css';
import { FormFooter } from '../forms/form-footer.tsx';
import { formTexts } from '../forms/text.ts';
import { orderName } from '../order/order-name.ts';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { BagsForm, totalOf } from './bags-form.ts';
import { bagsTexts } from './text.ts';

interface BagsDialogProps {
  readonly orderId: number;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** The bag counts of an order (DSP-831 to DSP-834). */
export function BagsDialog({ orderId, replaces, onClose }: BagsDialogProps) {
  const { db } = useSignedIn();
  const center = useScope();
  const order = useSeenQuery(
    async () => (await visibleRow(db, center, 'order', orderId)) ?? null,
    [db, center, orderId],
  );
  if (order === undefined) return null;
  if (order === null) {
    return (
      <Dialog title={bagsTexts.title(String(orderId))} onClose={onClose}>
        <EmptyState title={bagsTexts.gone} />
      </Dialog>
    );
  }
  return <BagsOfOrder order={order} replaces={replaces} onClose={onClose} />;
}

interface BagsOfOrderProps extends Omit<BagsDialogProps, 'orderId'> {
  readonly order: Order;
}

const dryOf = ({ number_of_bags: all, number_of_bags_isotherm: isotherm, number_of_bags_dry: dry }: Order) =>
  dry ?? (typeof all === 'number' ? all - (isotherm ?? 0) : null);

const typed = (count: number | null | undefined) => (typeof count === 'number' ? String(count) : '');

function BagsOfOrder({ order, replaces, onClose }: BagsOfOrderProps) {
  const name = orderName(order);
  const action = useAction(setBags);
  const form = useForm<BagsForm>({
    resolver: zodResolver(BagsForm),
    defaultValues: { dry: typed(dryOf(order)), isotherm: typed(order.number_of_bags_isotherm) },
  });
  const values = useWatch({ control: form.control });
  const { isDirty, errors } = form.formState;
  useHold(isDirty, bagsTexts.hold(name));

  const save = useSubmit(async ({ dry, isotherm }: BagsForm) => {
    // DSP-834: nothing new, nothing sent.
    if (!isDirty && replaces === null) return true;
    const args = { orderId: order.id, randomId: order.random_id, dry: Number(dry), isotherm: Number(isotherm) };
    return action.run(args, replaces);
  }, onClose);
  const field = (key: keyof BagsForm) => {
    const { ref, name: fieldName, onChange, onBlur } = form.register(key);
    return { inputRef: ref, name: fieldName, onChange, onBlur, error: errors[key]?.message };
  };
  return (
    <Dialog title={bagsTexts.title(name)} width="340px" isDirty={isDirty} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <NumberField label={bagsTexts.dry} {...field('dry')} />
        <NumberField label={bagsTexts.isotherm} {...field('isotherm')} />
        <p aria-live="polite">{bagsTexts.total(totalOf({ dry: values.dry ?? '', isotherm: values.isotherm ?? '' }))}</p>
        <FormFooter reason={action.blocked ?? (action.isRunning ? formTexts.saving : null)} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
