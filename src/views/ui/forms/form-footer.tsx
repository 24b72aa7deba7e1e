import { use, useEffect, useState } from 'react';
import { Button } from '../button.tsx';
import { DialogFooter } from '../windows/dialog.tsx';
import { endDrafts, WindowContext } from '../windows/open-drafts.ts';
import { formTexts } from './text.ts';

interface FormFooterProps {
  /** Why the form cannot be submitted now; null when it can. */
  readonly reason: string | null;
  readonly submit?: string | undefined;
  /** It is irreversible: the button is red. */
  readonly isFinal?: boolean;
  readonly onCancel: () => void;
}

/** The two buttons of a form. `useSubmit` takes one press at a time, so saving shows only if it lasts. */
export function FormFooter({ reason, submit = formTexts.save, isFinal, onCancel }: FormFooterProps) {
  const isSaving = reason === formTexts.saving;
  const lasts = useLasting(isSaving);
  return (
    <DialogFooter>
      <CancelButton onCancel={onCancel} />
      <Button type="submit" {...(isFinal ? { color: 'red' } : {})} reason={isSaving && !lasts ? null : reason}>
        {submit}
      </Button>
    </DialogFooter>
  );
}

/** Discards the form's drafts. */
export function CancelButton({ onCancel }: Pick<FormFooterProps, 'onCancel'>) {
  const opened = use(WindowContext);
  const cancel = () => {
    endDrafts(opened?.over ?? null);
    onCancel();
  };
  return (
    <Button variant="soft" color="gray" onClick={cancel}>
      {formTexts.cancel}
    </Button>
  );
}

/** Storing an action takes a fifth of that. A button that changes twice meanwhile flickers and costs a frame. */
const patienceMs = 150;

function useLasting(isOn: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setLasts(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isOn]);
  return lasts;
}
