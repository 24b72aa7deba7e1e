import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { loadCrossDock } from '../../../../domain/dock/commands/cross-dock.ts';
import { canLoadCrossDock } from '../../../../domain/dock/cross-dock.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import { refusalText } from '../../../kit/actions/refusal-text.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { QuantityField } from '../../../ui/fields/quantity-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { dockOf } from '../allowed-steps.ts';
import { type DockFormProps, dockForm } from '../of-dock.tsx';
import { CrossDockForm } from './cross-dock-form.ts';
import { crossDockTexts } from './text.ts';

/** A dock for another center is loaded, with its extra crates (DSP-451, DSP-903). */
export const CrossDockDialog = dockForm(
  {
    ...{ command: loadCrossDock, title: crossDockTexts.title },
    whyNot: (card) => canLoadCrossDock(dockOf(card), card.tasks),
  },
  CratesOfDock,
);

type CrossDockProps = DockFormProps<z.infer<typeof loadCrossDock.args>>;

function CratesOfDock({ card, replaced, replaces, onClose }: CrossDockProps) {
  const { clockOffsetMs } = useSignedIn();
  const action = useAction(loadCrossDock);
  const form = useForm<CrossDockForm>({
    resolver: zodResolver(CrossDockForm),
    defaultValues: { extraCrates: String(replaced?.extraCrates ?? 0) },
  });
  const { isDirty, errors } = form.formState;
  const code = dockCode(card.id);
  const refusal = canLoadCrossDock(dockOf(card), card.tasks);
  useDraft(form, crossDockTexts.hold(code));

  const save = useSubmit(async ({ extraCrates }: CrossDockForm) => {
    const taskIds = card.tasks.map((task) => task.id);
    const at = new Date(Date.now() + clockOffsetMs).toISOString();
    return action.run({ dockId: card.id, taskIds, extraCrates: Number(extraCrates), at }, replaces);
  }, onClose);
  const { ref, ...field } = form.register('extraCrates');
  return (
    <Dialog title={crossDockTexts.title(code)} width="340px" isDirty={isDirty} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <QuantityField
          label={crossDockTexts.extraCrates}
          {...field}
          inputRef={ref}
          error={errors.extraCrates?.message}
        />
        <FormFooter
          reason={
            action.blocked ??
            (refusal ? refusalText(loadCrossDock, refusal) : null) ??
            (action.isRunning ? formTexts.saving : null)
          }
          submit={crossDockTexts.submit}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
