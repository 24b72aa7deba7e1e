import { useState } from 'react';
import styles from '../forms/form.module.css';
import { FormFooter } from '../forms/form-footer.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { uiTexts } from '../ui/text.ts';
import { TextField } from '../ui/text-field.tsx';
import { depotTexts } from './text.ts';

interface SingleAreaProps {
  /** The name it starts from. */
  readonly area: string;
  readonly onAnswer: (area: string) => void;
  readonly onCancel: () => void;
}

/** Where the dry part goes, asked of an order whose bags all lie in one place; an empty answer cancels (DSP-901, DSP-908). */
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
          // The form below is another one.
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
