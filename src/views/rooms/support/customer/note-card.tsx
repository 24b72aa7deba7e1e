import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useFormState } from 'react-hook-form';
import * as z from 'zod/mini';
import { writeNote } from '../../../../domain/customer/commands/note.ts';
import type { Customer } from '../../../../domain/customer/customer.ts';
import { isolated } from '../../../../domain/isolate.ts';
import { dateTimeText } from '../../../../domain/paris-time.ts';
import { useDraft } from '../../../app/drafts/use-draft.ts';
import { useAction } from '../../../app/use-action.ts';
import { formTexts } from '../../../shared/forms/text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { LongTextField } from '../../../shared/ui/text-field.tsx';
import { Block } from '../block.tsx';
import { useReadOnlyReason } from '../read-only.ts';
import styles from '../support.module.css';
import own from './customer.module.css';
import { customerTexts as texts } from './text.ts';

const NoteForm = z.object({ content: z.string().check(z.maxLength(5_000, texts.noteTooLong)) });
type NoteForm = z.infer<typeof NoteForm>;

/** What support tells itself about a customer (SUP-060 to SUP-065). */
export function NoteCard({ customer }: { readonly customer: Customer }) {
  const { id: userId, email, internal_note: note } = customer;
  const shown = note?.content ?? '';
  const readOnly = useReadOnlyReason();
  const action = useAction(writeNote);
  // What was typed stays when the note is read again.
  const form = useForm<NoteForm>({
    resolver: zodResolver(NoteForm),
    defaultValues: { content: shown },
    values: { content: shown },
    resetOptions: { keepDirtyValues: true },
  });
  useDraft(form, texts.noteHold(userId), { isOfPage: true });
  const { isDirty, errors } = useFormState({ control: form.control });
  // A first note on its way has no number yet under which it could be written otherwise.
  const isUnderWay = note !== null && note !== undefined && (note.id ?? null) === null;
  const save = async ({ content }: NoteForm) => {
    const isSaved = await action.run({ userId, email: email ?? '', noteId: note?.id ?? null, content });
    if (isSaved) form.reset({ content });
  };
  const { ref, ...input } = form.register('content');
  const by = [note?.last_author?.first_name, note?.last_author?.last_name].filter(Boolean).join(' ');
  const reason =
    readOnly ??
    action.blocked ??
    (isUnderWay ? texts.noteUnderWay : null) ??
    (action.isRunning ? formTexts.saving : null) ??
    (isDirty ? null : texts.unchanged);
  return (
    <Block title={texts.note}>
      <p className={styles.aside}>{texts.noteBy(isolated(by), dateTimeText(note?.updated_at))}</p>
      {readOnly ? (
        <p className={own.note}>{isolated(shown)}</p>
      ) : (
        <form className={own.noteForm} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
          <LongTextField label={texts.noteLabel} {...input} inputRef={ref} error={errors.content?.message} />
          <Button type="submit" variant="soft" reason={reason}>
            {formTexts.save}
          </Button>
        </form>
      )}
    </Block>
  );
}
