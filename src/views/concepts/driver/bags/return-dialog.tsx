import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { returnedBags } from '../../../../domain/driver/statement.ts';
import { LiveNote } from '../../../kit/actions/open/live-note.tsx';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { QuantityField } from '../../../ui/fields/quantity-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { type DriverDialogProps, ofDriver } from '../of-driver.tsx';
import { useToReturn } from '../presence/use-to-return.ts';
import { ReturnForm } from './forms.ts';
import { driverBagTexts } from './text.ts';
import { useMoveBags } from './use-move-bags.ts';

/**
 * His products to return, and `Nombre de sacs isothermes récupérés`: anything but a whole number cancels, as 0 does
 * (DSP-637, DSP-811, PRP-528).
 */
export const ReturnBagsDialog = ofDriver(ReturnBags);

function ReturnBags({ driver, onClose }: DriverDialogProps) {
  const { reason, doubt, problem, move } = useMoveBags(driver, driver, null);
  const toReturn = useToReturn(driver);
  const form = useForm<ReturnForm>({ resolver: zodResolver(ReturnForm), defaultValues: { returned: '' } });
  const { isDirty, errors } = form.formState;
  const name = driver.name ?? String(driver.id);
  useDraft(form, driverBagTexts.hold(name));

  const save = useSubmit(async ({ returned }: ReturnForm) => {
    const bags = returnedBags(returned);
    return bags === null || bags === 0 || move(driver, 'debit', bags);
  }, onClose);
  const { ref, ...field } = form.register('returned');
  return (
    <Dialog title={driverBagTexts.returnTitle(name)} width="340px" isDirty={isDirty} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <LiveNote of={{ doubt, problem }} />
        <p className={styles.hint} role="status">
          {toReturn ?? driverBagTexts.asking}
        </p>
        <QuantityField label={driverBagTexts.returned} {...field} inputRef={ref} error={errors.returned?.message} />
        <FormFooter reason={reason} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
