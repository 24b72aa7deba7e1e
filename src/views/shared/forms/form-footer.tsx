import { Button } from '../ui/button.tsx';
import { DialogFooter } from '../ui/dialog.tsx';
import { formTexts } from './text.ts';

interface FormFooterProps {
  /** Why the form cannot be submitted now; null when it can. */
  readonly reason: string | null;
  readonly submit?: string | undefined;
  readonly onCancel: () => void;
}

/** The two buttons of a form. */
export function FormFooter({ reason, submit = formTexts.save, onCancel }: FormFooterProps) {
  return (
    <DialogFooter>
      <Button variant="soft" color="gray" onClick={onCancel}>
        {formTexts.cancel}
      </Button>
      <Button type="submit" reason={reason}>
        {submit}
      </Button>
    </DialogFooter>
  );
}
