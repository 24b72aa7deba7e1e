import { useForm, useFormState, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { setProductStatus, whyNotProductStatus } from '../../../../domain/order/commands/product-status.ts';
import { lineStatus, productStatuses } from '../../../../domain/order/sheet/product-status.ts';
import type { OrderSheet } from '../../../../domain/order/sheet/sheet.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { useCenterId } from '../../../kit/scope/use-center-id.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { RadioField } from '../../../ui/fields/radio-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { useRefusedFocus } from '../../../ui/forms/use-refused-focus.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { EmptyDialog } from '../../../ui/windows/empty-dialog.tsx';
import { type OrderFormProps, orderForm } from '../order-form.tsx';
import { useSheet } from '../use-sheet.ts';
import { productStatusTexts as texts } from './text.ts';

type ProductStatusProps = OrderFormProps<z.infer<typeof setProductStatus.args>>;

/** The status of one product of an order (SUP-531, SUP-532). */
export const ProductStatusDialog = orderForm(
  {
    ...{ command: setProductStatus, title: texts.title, gone: texts.gone, whyNot: whyNotProductStatus },
    resumesRefused: true,
  },
  OnceRead,
);

type Lines = NonNullable<OrderSheet['products']>;

function OnceRead({ replaced, ...props }: ProductStatusProps) {
  const { subject, name, onClose } = props;
  const sheet = useSheet(subject.order.id);
  if (sheet === undefined) return null;
  const lines = sheet?.products ?? [];
  if (lines.length === 0)
    return <EmptyDialog title={texts.title(name)} text={sheet ? texts.noProduct : texts.loading} onClose={onClose} />;
  const initial = replaced ? { line: String(replaced.orderProductId), status: replaced.status } : null;
  return <Fields {...props} lines={lines} initial={initial} />;
}

interface Form {
  line: string;
  status: string;
}

interface FieldsProps extends Omit<ProductStatusProps, 'replaced'> {
  readonly lines: Lines;
  readonly initial: Form | null;
}

function Fields({ subject, name, metas, lines, initial, replaces, onClose }: FieldsProps) {
  const { order } = subject;
  const action = useAction(setProductStatus);
  const center = useCenterId();
  const statuses = productStatuses(metas);
  const only = lines.length === 1 ? lines[0] : undefined;
  const form = useForm<Form>({
    shouldFocusError: false,
    defaultValues: initial ?? { line: String(only?.order_product_id ?? ''), status: (only && lineStatus(only)) ?? '' },
  });
  const formRef = useRefusedFocus(form.formState);
  const { line: lineId = '', status = '' } = useWatch({ control: form.control });
  const { isDirty } = useFormState({ control: form.control });
  useDraft(form, texts.hold(name));
  const nameOf = (line: Lines[number]) => line.product?.selling_name ?? String(line.order_product_id);
  const line = lines.find(({ order_product_id }) => String(order_product_id) === lineId);
  const set = (key: keyof Form, value: string) => form.setValue(key, value, { shouldDirty: true });
  const choose = (id: string) => {
    const chosen = lines.find(({ order_product_id }) => String(order_product_id) === id);
    set('line', id);
    set('status', (chosen && lineStatus(chosen)) ?? '');
  };
  const save = useSubmit(async () => {
    // The button waits for both.
    if (!line || status === '') return false;
    // The one it has is not sent (SUP-531).
    if (status === lineStatus(line) && replaces === null) return true;
    const which = { orderId: order.id, randomId: order.random_id, center, orderProductId: line.order_product_id };
    return action.run({ ...which, productName: nameOf(line), status }, replaces);
  }, onClose);
  return (
    <Dialog title={texts.title(name)} isDirty={isDirty} onClose={onClose}>
      <form
        ref={formRef}
        className={styles.form}
        noValidate
        onSubmit={(event) => void form.handleSubmit(() => save())(event)}
      >
        <SelectField
          label={texts.product}
          placeholder={texts.chooseProduct}
          value={lineId}
          choices={lines.map((it) => ({ value: String(it.order_product_id), label: nameOf(it) }))}
          onChoose={choose}
        />
        {statuses.length === 0 ? <EmptyState title={texts.noStatus} /> : null}
        {line ? (
          <RadioField
            label={texts.status}
            value={status}
            choices={statuses.map(({ code, label }) => ({ value: code, label }))}
            onChoose={(code) => set('status', code)}
          />
        ) : null}
        <FormFooter
          reason={
            action.blocked ??
            (action.isRunning ? formTexts.saving : null) ??
            (line && status !== '' ? null : texts.wanted)
          }
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
