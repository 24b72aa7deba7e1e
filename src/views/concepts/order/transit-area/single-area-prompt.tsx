import { useState } from 'react';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { uiTexts } from '../../../ui/text.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { depotTexts } from './text.ts';

interface SingleAreaProps {
  /** The initial name. */
  readonly area: string;
  readonly onAnswer: (area: string) => void;
  readonly onCancel: () => void;
}

/**
 * Asks where the dry part of an order goes whose bags are all in one place; an empty answer cancels (DSP-901, DSP-908).
 */
export function SingleAreaPrompt({ area, onAnswer, onCancel }: SingleAreaProps) {
  const [typed, setTyped] = useState(area);
  const answer = () => {
    const name = typed.trim();
    return name === '' ? onCancel() : onAnswer(name);
  };
  return (
    <Dialog title={depotTexts.singleTitle} width="380px" isDirty={typed !== area} onClose={onCancel}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          // The form around it is another.
          event.stopPropagation();
          answer();
        }}
      >
        <TextField
          label={depotTexts.single}
          name="area"
          inputRef={null}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <FormFooter reason={null} submit={uiTexts.confirm} onCancel={onCancel} />
      </form>
    </Dialog>
  );
}
