import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { visibleRow } from '../../../db/queries/rows.ts';
import { isEqual } from '../../../domain/equal.ts';
import { smsLength } from '../../../domain/late-order/sms-parts.ts';
import { may } from '../../../domain/session/permissions.ts';
import { rightTexts } from '../../../domain/session/right-text.ts';
import { addSmsText } from '../../../domain/sms-text/commands/add.ts';
import { editSmsText } from '../../../domain/sms-text/commands/edit.ts';
import { exampleFacts } from '../../../domain/sms-text/facts.ts';
import { fieldOf, markOf, marksIn, smsFields } from '../../../domain/sms-text/fields.ts';
import { fill } from '../../../domain/sms-text/fill.ts';
import { isKept, SmsTextBody, SmsTextTitle, smsTextBasis } from '../../../domain/sms-text/sms-text.ts';
import type { SmsText } from '../../../domain/sms-text/sms-text-row.ts';
import { useAction } from '../../kit/actions/use-action.ts';
import { useReplaced } from '../../kit/actions/use-replaced.ts';
import { useSubmit } from '../../kit/actions/use-submit.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { useDraft } from '../../kit/drafts/use-draft.ts';
import { useSeenQuery } from '../../kit/queries/live-queries.ts';
import { setQuery } from '../../kit/router/router.tsx';
import { useCenterId } from '../../kit/scope/use-center-id.ts';
import { Button } from '../../ui/button.tsx';
import { RadioField } from '../../ui/fields/radio-field.tsx';
import { LongTextField, TextField } from '../../ui/fields/text-field.tsx';
import { focusOn } from '../../ui/focus/focus-on.ts';
import formStyles from '../../ui/forms/form.module.css';
import { FormFooter } from '../../ui/forms/form-footer.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { formTexts } from '../../ui/forms/text.ts';
import { useRefusedFocus } from '../../ui/forms/use-refused-focus.ts';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { EmptyDialog } from '../../ui/windows/empty-dialog.tsx';
import styles from './sms-text.module.css';
import { smsTextTexts as texts } from './text.ts';
import { useHasTexts, useSmsTexts } from './use-sms-texts.ts';
import { smsTextsWindow } from './window.ts';

interface TextWindowProps {
  /** Null for a new one. */
  readonly textId: number | null;
  /** The late order in whose window the list of texts was opened; it leads back to the list. */
  readonly orderId: number | null;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** A text for messages, new or changed (OUR-228). */
export function SmsTextDialog({ orderId, onClose, ...given }: TextWindowProps) {
  const back = () => setQuery(smsTextsWindow.at({ orderId }), { replace: true });
  const props = { ...given, onClose: orderId === null ? onClose : back };
  const { user } = useSignedIn();
  const hasTexts = useHasTexts();
  const added = useReplaced(addSmsText, props.replaces);
  const edited = useReplaced(editSmsText, props.replaces);
  const row = useTextRow(props.textId);
  // A form that is open outlives its text.
  const [begun, begin] = useState<SmsText | null | undefined>(undefined);
  if (row !== undefined && begun === undefined) begin(row);
  if (added === undefined || edited === undefined || row === undefined || begun === undefined) return null;
  const title = props.textId === null ? texts.titleNew : texts.list;
  if (!hasTexts) return <EmptyDialog title={title} text={texts.unknown} onClose={props.onClose} />;
  const replaced = added ?? edited;
  // What somebody wrote for a text that is gone can be saved as a new one.
  if (props.textId !== null && begun === null && !replaced)
    return <EmptyDialog title={title} text={texts.missing} onClose={props.onClose} />;
  if (begun?.is_shared === true && !may(user, 'accounts'))
    return <EmptyDialog title={texts.list} text={rightTexts.accounts} onClose={props.onClose} />;
  const shown = begun ? smsTextBasis(begun) : { title: '', body: '', is_shared: false };
  const initial: Form = {
    title: replaced?.title ?? shown.title,
    body: replaced?.body ?? shown.body,
    who: (replaced?.isShared ?? shown.is_shared) ? 'center' : 'me',
  };
  return <Fields {...props} begun={begun} row={row} initial={initial} />;
}

/** The text as the device has it; null for a new one, and for one that is gone. */
function useTextRow(textId: number | null): SmsText | null | undefined {
  const { db } = useSignedIn();
  const center = useCenterId();
  const kept = useSmsTexts();
  const isRead = kept !== undefined;
  return useSeenQuery(async () => {
    if (textId === null) return null;
    const row = await visibleRow(db, center, 'smsText', textId);
    if (row) return isKept(row) ? row : null;
    // Before the texts are read nobody knows whether it is gone.
    return isRead ? null : undefined;
  }, [db, center, textId, isRead]);
}

const Form = z.object({
  title: z.string().check(z.refine((title) => SmsTextTitle.safeParse(title).success, texts.badTitle)),
  body: z.string().check(
    z.refine((body) => SmsTextBody.safeParse(body).success, texts.badBody),
    z.refine((body) => unknownMarks(body).length === 0, {
      error: ({ input }) => texts.noField(unknownMarks(String(input))),
    }),
  ),
  who: z.enum(['me', 'center']),
});
type Form = z.infer<typeof Form>;

const unknownMarks = (body: string) => marksIn(body).filter((mark) => fieldOf(mark) === null);

interface FieldsProps extends Omit<TextWindowProps, 'orderId'> {
  readonly initial: Form;
  /** The text as the form began, and as it is; null for a new one, and for one that is gone. */
  readonly begun: SmsText | null;
  readonly row: SmsText | null;
}

function Fields({ textId, replaces, initial, begun, row, onClose }: FieldsProps) {
  const { user } = useSignedIn();
  const center = useCenterId();
  const add = useAction(addSmsText);
  const edit = useAction(editSmsText);
  const form = useForm<Form>({ resolver: zodResolver(Form), defaultValues: initial, shouldFocusError: false });
  const formRef = useRefusedFocus(form.formState);
  const { isDirty, errors } = useFormState({ control: form.control });
  const { body = '', who = 'me' } = useWatch({ control: form.control });
  const name = begun ? smsTextBasis(begun).title : null;
  useDraft(form, texts.hold(name));
  const isNew = row === null;
  const isShared = begun?.is_shared === true;
  const save = useSubmit(async (typed: Form) => {
    const words = { title: typed.title.trim(), body: typed.body.trim(), isShared: typed.who === 'center' };
    if (textId === null || isNew) return add.run({ center, ...words }, replaces);
    return edit.run({ center, textId, ...words, ...(begun ? { basis: smsTextBasis(begun) } : {}) }, replaces);
  }, onClose);
  const title = form.register('title');
  const { ref: bodyRef, ...bodyField } = form.register('body');
  const area = useRef<HTMLTextAreaElement | null>(null);
  const insert = (mark: string) => {
    const at = area.current?.selectionStart ?? body.length;
    const end = area.current?.selectionEnd ?? at;
    form.setValue('body', `${body.slice(0, at)}${mark}${body.slice(end)}`, { shouldDirty: true });
    if (area.current) focusOn(area.current);
    area.current?.setSelectionRange(at + mark.length, at + mark.length);
  };
  const { signs, parts } = smsLength(fill(body, exampleFacts).text);
  return (
    <Dialog
      title={name === null ? texts.titleNew : texts.titleEdit(name)}
      width="560px"
      isDirty={isDirty}
      onClose={onClose}
    >
      <form
        ref={formRef}
        className={formStyles.form}
        noValidate
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        <Changed begun={begun} row={row} isOfGone={textId !== null && row === null} />
        <TextField label={texts.title} {...title} inputRef={title.ref} error={errors.title?.message} />
        <LongTextField
          label={texts.body}
          {...bodyField}
          inputRef={(element) => {
            area.current = element;
            bodyRef(element);
          }}
          error={errors.body?.message}
        />
        <fieldset className={styles.fields}>
          <legend>{texts.fields}</legend>
          {smsFields.map((field) => (
            <Button key={field} size="1" variant="soft" color="gray" onClick={() => insert(markOf(field))}>
              {markOf(field)}
            </Button>
          ))}
        </fieldset>
        {isShared ? (
          <small>{texts.ofCenterNote}</small>
        ) : may(user, 'accounts') ? (
          <RadioField
            label={texts.who}
            value={who}
            choices={[
              { value: 'me', label: texts.forMe },
              { value: 'center', label: texts.forCenter },
            ]}
            onChoose={(value) => form.setValue('who', value === 'center' ? 'center' : 'me', { shouldDirty: true })}
          />
        ) : null}
        <figure className={styles.example}>
          <figcaption>{texts.example}</figcaption>
          <p>{fill(body, exampleFacts).text}</p>
          <small>{texts.length(signs, parts)}</small>
        </figure>
        <FormFooter
          submit={textId !== null && isNew ? texts.saveAsNew : texts.save}
          reason={add.blocked ?? edit.blocked ?? (add.isRunning || edit.isRunning ? formTexts.saving : null)}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

interface ChangedProps {
  readonly begun: SmsText | null;
  readonly row: SmsText | null;
  readonly isOfGone: boolean;
}

/** What somebody else did to the text while the form was open. */
function Changed({ begun, row, isOfGone }: ChangedProps) {
  if (isOfGone) return <Notice text={texts.gone} />;
  if (!begun || !row || isEqual(smsTextBasis(begun), smsTextBasis(row))) return null;
  const { title, body } = smsTextBasis(row);
  return <Notice text={texts.moved(title, body)} />;
}
