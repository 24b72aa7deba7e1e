import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { type UseFormReturn, useForm, useFormState } from 'react-hook-form';
import * as z from 'zod/mini';
import { addCrate, deleteCrate } from '../../../../domain/order/commands/crates.ts';
import { CrateCode } from '../../../../domain/order/crates.ts';
import { orderName } from '../../../../domain/order/name.ts';
import type { Order } from '../../../../domain/order/order.ts';
import { may } from '../../../../domain/session/permissions.ts';
import { rightTexts } from '../../../../domain/session/right-text.ts';
import { OpenNote } from '../../../kit/actions/open/open-note.tsx';
import { useAnswered } from '../../../kit/actions/use-answered.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { resetWhole } from '../../../kit/drafts/reset-whole.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { useScanField } from '../../../kit/scan/scan-fields.ts';
import { useCenterId } from '../../../kit/scope/use-center-id.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './crates.module.css';
import { takeCrate } from './take-crate.ts';
import { crateTexts } from './text.ts';
import type { CodeFields } from './unsent-codes.tsx';

const Form = z.object({ code: CrateCode });
type Form = z.infer<typeof Form>;

/** The code field of an order; `initial` comes from the action to be replaced, empty for none. */
export function useCrateForm(order: Order, initial = ''): UseFormReturn<Form> {
  const form = useForm<Form>({ resolver: zodResolver(Form), defaultValues: { code: initial } });
  useDraft(form, crateTexts.hold(orderName(order)));
  return form;
}

interface CrateCodesProps {
  readonly order: Order;
  readonly form: UseFormReturn<Form>;
  readonly replaces?: string | null;
  /** Label of the field, if there are several. */
  readonly label?: string;
  /** One line of a list of orders: codes and field abreast, the field's label is heard alone. */
  readonly isRow?: boolean;
  /** Those of the form around it, which asks about a code left in one; null where the window sends nothing else. */
  readonly fields: CodeFields | null;
}

/** The crates of an order by their codes, to add and remove; most users can only read them (PRP-330, PRP-720). */
export function CrateCodes({
  order,
  form,
  replaces = null,
  label = crateTexts.code,
  isRow = false,
  fields,
}: CrateCodesProps) {
  const { user } = useSignedIn();
  const center = useCenterId();
  const add = useAnswered(addCrate, { about: { orderId: order.id }, replaces });
  const remove = useAnswered(deleteCrate, { about: { orderId: order.id } });
  const doubt = add.doubt ?? remove.doubt;
  // One at a time: each waits for the answer to the one before.
  const saving = add.isRunning || remove.isRunning ? formTexts.saving : null;
  const of = { orderId: order.id, randomId: order.random_id, center };
  const save = async ({ code }: Form) => {
    if (await add.run({ ...of, code })) resetWhole(form, { code: '' });
  };
  const mayEdit = may(user, 'crates');
  const field = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (!fields || !mayEdit) return;
    const read = () => form.getValues('code');
    fields.add(read);
    return () => void fields.delete(read);
  }, [fields, form, mayEdit]);
  useScanField({
    element: () => field.current,
    take: (scanned, here) => takeCrate(scanned, here, { order, form, field: field.current }),
  });
  const { errors } = useFormState({ control: form.control });
  const { ref, ...input } = form.register('code');
  const inputRef = (element: HTMLInputElement | null) => {
    field.current = element;
    ref(element);
  };
  return (
    <div className={isRow ? styles.row : undefined}>
      {order.crates?.length ? (
        <ul className={styles.list} aria-label={crateTexts.list}>
          {order.crates.map(({ id, code }) => (
            <li key={id} className={styles.crate}>
              {code}
              {mayEdit ? (
                <Button
                  variant="ghost"
                  color="gray"
                  aria-label={crateTexts.remove(code)}
                  reason={remove.blocked ?? saving}
                  onClick={() => void remove.run({ ...of, code })}
                >
                  <Icon name="cross" />
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : isRow ? (
        <p className={styles.none}>{crateTexts.none}</p>
      ) : (
        <EmptyState title={crateTexts.none} {...(mayEdit ? {} : { text: rightTexts.crates })} />
      )}
      {doubt ? <OpenNote stored={doubt} /> : null}
      {mayEdit ? (
        <form className={styles.add} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
          <TextField
            label={label}
            isLabelHidden={isRow}
            {...input}
            inputRef={inputRef}
            error={errors.code?.message ?? add.problem ?? undefined}
          />
          <Button type="submit" variant={isRow ? 'soft' : 'solid'} reason={add.blocked ?? saving}>
            {crateTexts.add}
          </Button>
        </form>
      ) : null}
    </div>
  );
}
