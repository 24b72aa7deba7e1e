import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { nobodysCenter } from '../../../db/queries/records.ts';
import { visibleRow } from '../../../db/queries/rows.ts';
import { CustomerId } from '../../../domain/customer/customer.ts';
import { orderName } from '../../../domain/order/name.ts';
import { OrderId } from '../../../domain/order/order.ts';
import { planCall } from '../../../domain/phone-call/commands/plan.ts';
import { firstHour, nextHourMs } from '../../../domain/phone-call/hour.ts';
import { hourText } from '../../../domain/time/paris-time.ts';
import { useAction } from '../../kit/actions/use-action.ts';
import { useReplaced } from '../../kit/actions/use-replaced.ts';
import { useSubmit } from '../../kit/actions/use-submit.ts';
import { useServerNow } from '../../kit/client/clock.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { useDraft } from '../../kit/drafts/use-draft.ts';
import { useSeenQuery } from '../../kit/queries/live-queries.ts';
import { useCenterId } from '../../kit/scope/use-center-id.ts';
import { RadioField } from '../../ui/fields/radio-field.tsx';
import { LongTextField, TextField } from '../../ui/fields/text-field.tsx';
import styles from '../../ui/forms/form.module.css';
import { FormFooter } from '../../ui/forms/form-footer.tsx';
import { formTexts } from '../../ui/forms/text.ts';
import { useRefusedFocus } from '../../ui/forms/use-refused-focus.ts';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { EmptyDialog } from '../../ui/windows/empty-dialog.tsx';
import { phoneCallTexts as texts } from './text.ts';
import { useHasCalls } from './use-phone-calls.ts';

interface PlanCallProps {
  readonly orderId: number | null;
  readonly customerId: number | null;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** A call to make at an hour, for me or for whoever is there (OUR-221). */
export function PlanCallDialog(props: PlanCallProps) {
  const hasCalls = useHasCalls();
  const name = useSubjectName(props);
  const replaced = useReplaced(planCall, props.replaces);
  const nowMs = useServerNow();
  if (name === undefined || replaced === undefined) return null;
  if (!hasCalls || name === null)
    return <EmptyDialog title={texts.list} text={hasCalls ? texts.gone : texts.noCalls} onClose={props.onClose} />;
  const initial: Form = replaced
    ? { hour: hourText(replaced.dueAt), who: replaced.isMine ? 'me' : 'team', comment: replaced.comment }
    : { hour: firstHour(nowMs), who: 'team', comment: '' };
  return <Fields {...props} name={name} initial={initial} />;
}

/** The order by its name, a customer by his; null for an order that is not here, undefined until read. */
function useSubjectName({ orderId, customerId }: PlanCallProps): string | null | undefined {
  const { db } = useSignedIn();
  const center = useCenterId();
  return useSeenQuery(async () => {
    if (orderId !== null) {
      const order = await visibleRow(db, center, 'order', orderId);
      return order ? orderName(order) : null;
    }
    if (customerId === null) return null;
    const customer = await visibleRow(db, nobodysCenter, 'customer', customerId);
    return [customer?.first_name, customer?.last_name].filter(Boolean).join(' ') || texts.customer(customerId);
  }, [db, center, orderId, customerId]);
}

const Form = z.object({
  hour: z.string().check(z.refine((text) => nextHourMs(text, 0) !== null, texts.badHour)),
  who: z.enum(['me', 'team']),
  comment: z.string().check(z.trim(), z.maxLength(300, texts.tooLong)),
});
type Form = z.infer<typeof Form>;

interface FieldsProps extends PlanCallProps {
  readonly name: string;
  readonly initial: Form;
}

function Fields({ orderId, customerId, replaces, name, initial, onClose }: FieldsProps) {
  const { user } = useSignedIn();
  const center = useCenterId();
  const nowMs = useServerNow();
  const action = useAction(planCall);
  const form = useForm<Form>({ resolver: zodResolver(Form), defaultValues: initial, shouldFocusError: false });
  const formRef = useRefusedFocus(form.formState);
  const { isDirty, errors } = useFormState({ control: form.control });
  const who = useWatch({ control: form.control, name: 'who' });
  useDraft(form, texts.hold(name));
  const save = useSubmit(async ({ hour, comment, ...form }: Form) => {
    const dueMs = nextHourMs(hour, nowMs);
    if (dueMs === null) return false;
    const about = {
      orderId: orderId === null ? null : OrderId.parse(orderId),
      customerId: orderId === null && customerId !== null ? CustomerId.parse(customerId) : null,
    };
    const when = { dueAt: new Date(dueMs).toISOString(), isMine: form.who === 'me', comment };
    return action.run({ center, ...about, name, ...when }, replaces);
  }, onClose);
  const hour = form.register('hour');
  const comment = form.register('comment');
  // Who is unknown by number cannot be told from the others.
  const choices = [
    { value: 'team', label: texts.forTeam },
    ...(user.id == null ? [] : [{ value: 'me', label: texts.forMe }]),
  ];
  return (
    <Dialog title={texts.title(name)} isDirty={isDirty} onClose={onClose}>
      <form ref={formRef} className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <TextField label={texts.hour} {...hour} inputRef={hour.ref} error={errors.hour?.message} />
        <small>{texts.hint}</small>
        <RadioField
          label={texts.who}
          value={who}
          choices={choices}
          onChoose={(value) => form.setValue('who', value === 'me' ? 'me' : 'team', { shouldDirty: true })}
        />
        <LongTextField label={texts.comment} {...comment} inputRef={comment.ref} error={errors.comment?.message} />
        <FormFooter
          submit={texts.save}
          reason={action.blocked ?? (action.isRunning ? formTexts.saving : null)}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
