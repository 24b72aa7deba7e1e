import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { CenterId } from '../../../../domain/center/center-id.ts';
import { centsOfEuros, eurosOf } from '../../../../domain/money/cents.ts';
import { limitBasis, setMoneyLimit } from '../../../../domain/money/commands/set-limit.ts';
import { typedEuros } from '../../../../domain/money/money.ts';
import { centsIn } from '../../../../domain/typed/number.ts';
import { AnswerNotice } from '../../../kit/actions/open/answer-notice.tsx';
import { useAnswered } from '../../../kit/actions/use-answered.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { limitDialogTexts as texts } from './text.ts';

/** Euros, 0 or more; empty is no limit, anything else undefined. */
function limitIn(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const cents = centsIn(typed);
  return cents !== null && cents >= 0 && cents <= 100_000_000 ? cents : undefined;
}

const Form = z.object({ limit: z.string().check(z.refine((typed) => limitIn(typed) !== undefined, texts.bad)) });
type Form = z.infer<typeof Form>;

interface LimitDialogProps {
  readonly center: CenterId;
  /** Euros as the page shows them; null for no limit. */
  readonly limit: number | null;
  readonly onClose: () => void;
}

/** The limit of a center: what it was, and what it will be (OUR-177). */
export function LimitDialog({ center, limit, onClose }: LimitDialogProps) {
  // It rests on what was shown when it opened, whatever is read meanwhile.
  const [seen] = useState(limit);
  const { run, ...answered } = useAnswered(setMoneyLimit, { about: { center } });
  const form = useForm<Form>({
    resolver: zodResolver(Form),
    defaultValues: { limit: seen === null ? '' : typedEuros(centsOfEuros(seen)) },
  });
  const { limit: typed } = useWatch({ control: form.control }) as Form;
  const { isDirty, errors } = useFormState({ control: form.control });
  useDraft(form, texts.hold(center));
  const cents = limitIn(typed);
  const save = useSubmit(async () => cents !== undefined && run({ center, cents, basis: limitBasis(seen) }), onClose);
  const isSame = cents !== undefined && cents === (seen === null ? null : centsOfEuros(seen));
  const reason = answered.blocked ?? (answered.isRunning ? formTexts.saving : null) ?? (isSame ? texts.same : null);
  const { ref, ...field } = form.register('limit');
  const submit = (event: React.FormEvent) => {
    if (reason !== null) return event.preventDefault();
    void form.handleSubmit(save)(event);
  };
  return (
    <Dialog title={texts.title} width="480px" isDirty={isDirty} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <AnswerNotice of={answered} />
        <p>{texts.was(seen)}</p>
        <NumberField kind="decimal" label={texts.field} {...field} inputRef={ref} error={errors.limit?.message} />
        <small>{texts.hint}</small>
        <FormFooter
          submit={texts.submit(cents === undefined || cents === null ? null : eurosOf(cents))}
          reason={reason}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
