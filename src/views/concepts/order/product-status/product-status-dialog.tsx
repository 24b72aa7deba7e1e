import { useState } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { setProductStatus, whyNotProductStatus } from '../../../../domain/order/commands/product-status.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { lineStatus, productStatuses } from '../../../../domain/order/sheet/product-status.ts';
import type { OrderSheet } from '../../../../domain/order/sheet/sheet.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useReplaced } from '../../../kit/actions/use-replaced.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { useMetas } from '../../../kit/queries/use-metas.ts';
import { useCenterId } from '../../../kit/scope/use-center-id.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { RadioField } from '../../../ui/fields/radio-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { EmptyDialog } from '../../../ui/windows/empty-dialog.tsx';
import { refusedBefore } from '../refused-before.ts';
import { UnlessRefused } from '../unless-refused.tsx';
import { type OrderOfDialog, useOrder } from '../use-order.ts';
import { useSheet } from '../use-sheet.ts';
import { productStatusTexts as texts } from './text.ts';

interface ProductStatusProps {
  readonly orderId: number;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** The status of a product of an order (SUP-531, SUP-532). */
export function ProductStatusDialog({ orderId, replaces, onClose }: ProductStatusProps) {
  const subject = useOrder(orderId);
  const metas = useMetas();
  if (subject === undefined || metas === undefined) return null;
  if (!subject) return <EmptyDialog title={texts.title(String(orderId))} text={texts.gone} onClose={onClose} />;
  const refusal = whyNotProductStatus(subject.order, metas);
  const title = texts.title(orderName(subject.order));
  return (
    <UnlessRefused command={setProductStatus} refusal={refusal} title={title} onClose={onClose}>
      <OfOrder subject={subject} replaces={replaces} onClose={onClose} />
    </UnlessRefused>
  );
}

interface OfOrderProps extends Omit<ProductStatusProps, 'orderId'> {
  readonly subject: OrderOfDialog;
}

type Lines = NonNullable<OrderSheet['products']>;

function OfOrder({ subject, replaces: named, onClose }: OfOrderProps) {
  const [replaces] = useState(() => named ?? refusedBefore(subject.marks, setProductStatus));
  const replaced = useReplaced(setProductStatus, replaces);
  const sheet = useSheet(subject.order.id);
  if (replaced === undefined || sheet === undefined) return null;
  const name = orderName(subject.order);
  const lines = sheet?.products ?? [];
  if (lines.length === 0)
    return <EmptyDialog title={texts.title(name)} text={sheet ? texts.noProduct : texts.loading} onClose={onClose} />;
  const initial = replaced ? { line: String(replaced.orderProductId), status: replaced.status } : null;
  return <Fields subject={subject} lines={lines} initial={initial} replaces={replaces} onClose={onClose} />;
}

interface Form {
  line: string;
  status: string;
}

interface FieldsProps extends OfOrderProps {
  readonly lines: Lines;
  readonly initial: Form | null;
}

function Fields({ subject, lines, initial, replaces, onClose }: FieldsProps) {
  const { order } = subject;
  const action = useAction(setProductStatus);
  const center = useCenterId();
  const statuses = productStatuses(useMetas());
  const only = lines.length === 1 ? lines[0] : undefined;
  const form = useForm<Form>({
    defaultValues: initial ?? { line: String(only?.order_product_id ?? ''), status: (only && lineStatus(only)) ?? '' },
  });
  const { line: lineId = '', status = '' } = useWatch({ control: form.control });
  const { isDirty } = useFormState({ control: form.control });
  const name = orderName(order);
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
    // Unchanged, it is not sent (SUP-531).
    if (status === lineStatus(line) && replaces === null) return true;
    const which = { orderId: order.id, randomId: order.random_id, center, orderProductId: line.order_product_id };
    return action.run({ ...which, productName: nameOf(line), status }, replaces);
  }, onClose);
  return (
    <Dialog title={texts.title(name)} isDirty={isDirty} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(() => save())(event)}>
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
