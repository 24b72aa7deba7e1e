import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { hasCrateCodes } from '../../../domain/center/features.ts';
import { addCrate, deleteCrate } from '../../../domain/order/commands/crates.ts';
import { CrateCode } from '../../../domain/order/crates.ts';
import { may } from '../../../domain/session/permissions.ts';
import { useSignedIn } from '../../app/context.ts';
import { useDraft } from '../../app/drafts/use-draft.ts';
import { useAnswered } from '../../app/use-answered.ts';
import { useCenterId } from '../../app/use-center-id.ts';
import { useMetas } from '../../app/use-metas.ts';
import { useReplaced } from '../../app/use-replaced.ts';
import { formTexts } from '../forms/text.ts';
import { orderName } from '../order/order-name.ts';
import { type OrderOfDialog, useOrder } from '../order/use-order.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './crates.module.css';
import { crateTexts } from './text.ts';

interface CratesProps {
  readonly orderId: number;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** The crates of an order, by their codes (DSP-922, PRP-330, SUP-480); most users can only read them (PRP-720). */
export function CratesDialog({ orderId, replaces, onClose }: CratesProps) {
  const subject = useOrder(orderId);
  const metas = useMetas();
  const added = useReplaced(addCrate, replaces);
  if (subject === undefined || metas === undefined || added === undefined) return null;
  const problem = !subject ? crateTexts.gone : hasCrateCodes(metas ?? undefined) ? null : crateTexts.noCodes;
  if (!subject || problem) {
    return (
      <Dialog title={crateTexts.title(subject ? orderName(subject.order) : String(orderId))} onClose={onClose}>
        <EmptyState title={problem ?? crateTexts.gone} />
      </Dialog>
    );
  }
  return <CratesOfOrder subject={subject} initial={added?.code ?? ''} replaces={replaces} onClose={onClose} />;
}

interface CratesOfOrderProps extends Omit<CratesProps, 'orderId'> {
  readonly subject: OrderOfDialog;
  /** The code of the action to be replaced; empty for none. */
  readonly initial: string;
}

const Form = z.object({ code: CrateCode });
type Form = z.infer<typeof Form>;

function CratesOfOrder({ subject: { order }, initial, replaces, onClose }: CratesOfOrderProps) {
  const { user } = useSignedIn();
  const center = useCenterId();
  const form = useForm<Form>({ resolver: zodResolver(Form), defaultValues: { code: initial } });
  const { isDirty, errors } = form.formState;
  const name = orderName(order);
  useDraft(form, crateTexts.hold(name));
  const add = useAnswered(addCrate, replaces);
  const remove = useAnswered(deleteCrate, null);
  // One at a time: each waits for the answer to the one before.
  const saving = add.isRunning || remove.isRunning ? formTexts.saving : null;
  const of = { orderId: order.id, randomId: order.random_id, center };
  const save = async ({ code }: Form) => {
    if (await add.run({ ...of, code })) form.reset({ code: '' });
  };
  const mayEdit = may(user, 'crates');
  const { ref, ...input } = form.register('code');
  return (
    <Dialog title={crateTexts.title(name)} width="380px" isDirty={isDirty} onClose={onClose}>
      {order.crates?.length ? (
        <ul className={styles.list} aria-label={crateTexts.list}>
          {order.crates.map(({ id, code }) => (
            <li key={id} className={styles.crate}>
              {code}
              {mayEdit ? (
                <Button
                  variant="ghost"
                  color="gray"
                  aria-label={crateTexts.remove(code)}
                  reason={remove.blocked ?? saving}
                  onClick={() => void remove.run({ ...of, code })}
                >
                  <Icon name="cross" />
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={crateTexts.none} />
      )}
      {mayEdit ? (
        <form className={styles.add} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
          <TextField
            label={crateTexts.code}
            {...input}
            inputRef={ref}
            error={errors.code?.message ?? add.problem ?? undefined}
          />
          <Button type="submit" reason={add.blocked ?? saving}>
            {crateTexts.add}
          </Button>
        </form>
      ) : null}
    </Dialog>
  );
}
