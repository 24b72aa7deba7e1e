import { type FormEvent, useState } from 'react';
import { isLimitText, mostLimit, typedLimit } from '../../../domain/preparation/priorities.ts';
import { Button } from '../../ui/button.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { uiTexts } from '../../ui/text.ts';
import { Dialog, DialogFooter } from '../../ui/windows/dialog.tsx';
import { priorityTexts } from './text.ts';

interface LimitPromptProps {
  readonly label: string;
  readonly unit: string;
  /** The type's name. */
  readonly name: string;
  readonly value: number | null;
  /** The typed number; null where it is none or was given up, and nothing changes (PRP-240). */
  readonly onEnd: (value: number | null) => void;
}

/** Asks for a number, with the present one in its field (PRP-243); a sign that is no digit is not taken (PRP-240). */
export function LimitPrompt({ label, unit, name, value, onEnd }: LimitPromptProps) {
  const [text, setText] = useState(value === null ? '' : String(value));
  const isTooMuch = Number(text) > mostLimit;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isTooMuch) onEnd(typedLimit(text));
  };
  return (
    <Dialog title={label} description={name} onClose={() => onEnd(null)}>
      <form onSubmit={submit}>
        <NumberField
          label={priorityTexts.limit(label, unit)}
          name="limit"
          value={text}
          error={isTooMuch ? priorityTexts.tooMuch(mostLimit) : undefined}
          onChange={({ target }) => isLimitText(target.value) && setText(target.value)}
        />
        <DialogFooter>
          <Button variant="soft" color="gray" onClick={() => onEnd(null)}>
            {uiTexts.cancel}
          </Button>
          <Button type="submit" reason={isTooMuch ? priorityTexts.tooMuch(mostLimit) : null}>
            {priorityTexts.confirm}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
