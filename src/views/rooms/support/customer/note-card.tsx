import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { writeNote } from '../../../../domain/customer/commands/note.ts';
import type { Customer } from '../../../../domain/customer/customer.ts';
import { dateTimeText } from '../../../../domain/time/paris-time.ts';
import { isolated } from '../../../../domain/words/isolate.ts';
import { UndecidedAbout } from '../../../kit/actions/open/undecided-about.tsx';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { LongTextField } from '../../../ui/fields/text-field.tsx';
import { Notice } from '../../../ui/forms/notice.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Block } from '../block.tsx';
import { saveTyped, whileTyped } from '../read-again.ts';
import { useReadOnlyReason } from '../read-only.ts';
import styles from '../support.module.css';
import own from './customer.module.css';
import { customerTexts as texts } from './text.ts';

const NoteForm = z.object({ content: z.string().check(z.maxLength(5_000, texts.noteTooLong)) });
type NoteForm = z.infer<typeof NoteForm>;

/** Support's own notes about a customer (SUP-060 to SUP-065). */
export function NoteCard({ customer }: { readonly customer: Customer }) {
  const { id: userId, email, internal_note: note } = customer;
  const shown = note?.content ?? '';
  const readOnly = useReadOnlyReason();
  const action = useAction(writeNote);
  const form = useForm<NoteForm>({
    resolver: zodResolver(NoteForm),
    defaultValues: { content: shown },
    values: { content: shown },
    resetOptions: whileTyped,
  });
  const { isDirty, errors } = useFormState({ control: form.control });
  const typed = useWatch({ control: form.control, name: 'content' });
  useDraft(form, texts.noteHold(userId), { isOfPage: true });
  // The note before typing began: whoever saves over another note has seen it.
  const [begun, setBegun] = useState(shown);
  if (!isDirty && begun !== shown) setBegun(shown);
  const isOverwritten = isDirty && shown !== begun && shown !== typed;
  // A first note on its way has no id yet, so it cannot be changed otherwise.
  const isUnderWay = note !== null && note !== undefined && (note.id ?? null) === null;
  const save = (values: NoteForm) =>
    saveTyped(form, values, () =>
      action.run({
        ...{ userId, email: email ?? '', noteId: note?.id ?? null, content: values.content },
        // A note that a colleague wrote meanwhile is told of above the button.
        basis: { content: isOverwritten ? shown : begun },
      }),
    );
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
      <UndecidedAbout command={writeNote} about={{ userId }} />
      {readOnly ? (
        <p className={own.note}>{isolated(shown)}</p>
      ) : (
        <form className={own.noteForm} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
          <LongTextField label={texts.noteLabel} {...input} inputRef={ref} error={errors.content?.message} />
          <Notice text={isOverwritten ? texts.noteChanged(shown) : null} />
          <Button type="submit" variant="soft" reason={reason}>
            {formTexts.save}
          </Button>
        </form>
      )}
    </Block>
  );
}
