import { TextArea, TextField as ThemeField } from '@radix-ui/themes';
import { type Ref, useId } from 'react';
import { Field } from './field.tsx';

interface TextFieldProps<Element extends HTMLInputElement | HTMLTextAreaElement> {
  /** The keyboard of a phone: letters by default. */
  readonly inputMode?: 'tel' | 'numeric' | undefined;
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly error?: string | undefined;
  readonly name: string;
  readonly inputRef: Ref<Element>;
  readonly onChange: React.ChangeEventHandler<Element>;
  readonly onBlur?: React.FocusEventHandler<Element>;
  /** Absent unless the parent controls it. */
  readonly value?: string;
}

interface LineFieldProps extends TextFieldProps<HTMLInputElement> {
  /** Suggestions while typing; any other text is allowed. */
  readonly suggestions?: readonly string[];
}

/** A line of text. */
export function TextField({ label, isLabelHidden, error, inputRef, suggestions = [], ...input }: LineFieldProps) {
  const listId = useId();
  const listed = suggestions.length > 0 ? { list: listId } : {};
  return (
    <Field label={label} isLabelHidden={isLabelHidden} error={error}>
      {(tied) => (
        <>
          <ThemeField.Root {...input} {...tied} {...listed} ref={inputRef} size="3" autoComplete="off" />
          {suggestions.length > 0 ? (
            <datalist id={listId}>
              {suggestions.map((text) => (
                <option key={text} value={text} />
              ))}
            </datalist>
          ) : null}
        </>
      )}
    </Field>
  );
}

/** Several lines of text. */
export function LongTextField({
  label,
  isLabelHidden,
  error,
  inputRef,
  ...input
}: TextFieldProps<HTMLTextAreaElement>) {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} error={error}>
      {(tied) => <TextArea {...input} {...tied} ref={inputRef} size="2" rows={3} />}
    </Field>
  );
}
