import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { hasCrateCodes } from '../../../../domain/center/features.ts';
import { setCrateCount } from '../../../../domain/order/commands/crate-count.ts';
import { crateCountOf, typedCrateCount } from '../../../../domain/order/crates.ts';
import { loadToCrossDock } from '../../../../domain/task/commands/load-cross-dock.ts';
import { isToCheck } from '../../../../domain/task/cross-dock.ts';
import type { Task } from '../../../../domain/task/task.ts';
import { OpenNote } from '../../../kit/actions/open/open-note.tsx';
import { useAnswered } from '../../../kit/actions/use-answered.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { QuantityField } from '../../../ui/fields/quantity-field.tsx';
import { CancelButton, FormFooter } from '../../../ui/forms/form-footer.tsx';
import { Notice } from '../../../ui/forms/notice.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Dialog, DialogFooter } from '../../../ui/windows/dialog.tsx';
import { EmptyDialog } from '../../../ui/windows/empty-dialog.tsx';
import { CrateCodes, useCrateForm } from '../../order/crates/crate-codes.tsx';
import { useUnsentCodes } from '../../order/crates/unsent-codes.tsx';
import { type OrderFormProps, orderForm } from '../../order/order-form.tsx';
import { refusedBefore } from '../../order/refused-before.ts';
import { loadingTexts } from './text.ts';

/** An order that goes to another center is checked: its crates counted, then it is loaded (PRP-317 to PRP-325). */
export const CrateCheckDialog = orderForm(
  { command: setCrateCount, title: loadingTexts.check, gone: loadingTexts.gone },
  CheckOfOrder,
);

type CheckProps = OrderFormProps<z.infer<typeof setCrateCount.args>>;

function CheckOfOrder(props: CheckProps) {
  const { subject, name, metas, replaced, onClose } = props;
  const { task, order } = subject;
  if (!task) return <EmptyDialog title={loadingTexts.check(name)} text={loadingTexts.gone} onClose={onClose} />;
  return hasCrateCodes(metas) ? (
    <CheckCodes {...props} task={task} />
  ) : (
    <CheckCount {...props} task={task} initial={replaced?.count ?? order.number_of_crates ?? null} />
  );
}

interface OfOrder extends Pick<CheckProps, 'subject' | 'name' | 'replaces' | 'onClose'> {
  readonly task: Task;
}

/** Saves a changed number of crates, then loads the order: the second call waits for the first. */
function useCheck({ subject: { order, marks }, task, replaces }: OfOrder) {
  const count = useAnswered(setCrateCount, { about: { orderId: order.id }, replaces });
  const load = useAnswered(loadToCrossDock, {
    about: { taskId: task.id },
    replaces: refusedBefore(marks, loadToCrossDock),
  });
  const of = { orderId: order.id, randomId: order.random_id };
  const isRunning = count.isRunning || load.isRunning;
  return {
    problem: count.problem ?? load.problem,
    doubt: load.doubt,
    /** The server refused the number; the list may show it for a moment longer. */
    isRefused: count.problem !== null,
    reason:
      count.blocked ??
      load.blocked ??
      (isToCheck(order) ? null : loadingTexts.gone) ??
      (isRunning ? formTexts.saving : null),
    /** Null if the count is not sent: it comes from the codes, or is unchanged (PRP-322). */
    run: async (changed: number | null) =>
      (changed === null || (await count.run({ ...of, count: changed }))) && load.run({ ...of, taskId: task.id }),
  };
}

const Form = z.object({ count: z.string() });
type Form = z.infer<typeof Form>;

const asText = (count: number | null) => (count === null ? '' : String(count));

function CheckCount({ initial, ...of }: OfOrder & { readonly initial: number | null }) {
  const { name, subject } = of;
  const { order } = subject;
  const check = useCheck(of);
  const form = useForm<Form>({ resolver: zodResolver(Form), defaultValues: { count: asText(initial) } });
  const typed = useWatch({ control: form.control, name: 'count' });
  useDraft(form, loadingTexts.hold(name));
  const save = useSubmit(async ({ count }: Form) => {
    const wanted = typedCrateCount(count);
    // An invalid number of crates has no effect (PRP-321).
    if (wanted === null) return false;
    return check.run(wanted === order.number_of_crates && !check.isRefused ? null : wanted);
  }, of.onClose);
  const { ref, ...field } = form.register('count');
  const isNone = typed.trim() === '' || Number(typed) === 0;
  return (
    <Dialog title={loadingTexts.check(name)} width="540px" isDirty={form.formState.isDirty} onClose={of.onClose}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <Notice text={isNone ? loadingTexts.noCrate : null} color="red" />
        <Notice text={check.problem} color="red" />
        {check.doubt ? <OpenNote stored={check.doubt} /> : null}
        <QuantityField
          label={loadingTexts.count}
          {...field}
          inputRef={ref}
          error={isNone || typedCrateCount(typed) !== null ? undefined : loadingTexts.countHint}
        />
        <FormFooter reason={check.reason} submit={loadingTexts.validateCount} onCancel={of.onClose} />
      </form>
    </Dialog>
  );
}

/** With codes, crates are counted by them: the number is never sent (PRP-322). */
function CheckCodes(of: OfOrder) {
  const { name, subject } = of;
  const { order } = subject;
  const check = useCheck(of);
  const form = useCrateForm(order);
  const isNone = crateCountOf(order, true) === 0;
  const save = useSubmit(async () => !isNone && check.run(null), of.onClose);
  const { fields, send, question } = useUnsentCodes(loadingTexts.validateCount, () => void save());
  return (
    <Dialog title={loadingTexts.check(name)} width="540px" isDirty={form.formState.isDirty} onClose={of.onClose}>
      <Notice text={isNone ? loadingTexts.noCrate : null} color="red" />
      <Notice text={check.problem} color="red" />
      {check.doubt ? <OpenNote stored={check.doubt} /> : null}
      <CrateCodes order={order} form={form} fields={fields} />
      <DialogFooter>
        <CancelButton onCancel={of.onClose} />
        {/* Without a crate nothing is sent, and the notice says so. */}
        <Button reason={check.reason} onClick={isNone ? () => void save() : send}>
          {loadingTexts.validateCount}
        </Button>
      </DialogFooter>
      {question}
    </Dialog>
  );
}
