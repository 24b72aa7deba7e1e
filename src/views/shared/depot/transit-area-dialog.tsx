import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Metas } from '../../../domain/center/center.ts';
import { changeTransitArea } from '../../../domain/order/commands/transit-area.ts';
import type { Order } from '../../../domain/order/order.ts';
import { type Depot, depotSeen, hasName, hasSingleArea } from '../../../domain/transit/depot.ts';
import { useDraft } from '../../app/drafts/use-draft.ts';
import { useAction } from '../../app/use-action.ts';
import { useMetas } from '../../app/use-metas.ts';
import { useReplaced } from '../../app/use-replaced.ts';
import { useSubmit } from '../../app/use-submit.ts';
import styles from '../forms/form.module.css';
import { FormFooter } from '../forms/form-footer.tsx';
import { formTexts } from '../forms/text.ts';
import { orderName } from '../order/order-name.ts';
import { useOrder } from '../order/use-order.ts';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { DepotFields } from './depot-fields.tsx';
import { type DepotForm, depotChecks, depotForm, depotIn, depotShape } from './depot-form.ts';
import { SingleAreaPrompt } from './single-area-prompt.tsx';
import { depotTexts } from './text.ts';

interface TransitAreaProps {
  readonly orderId: number;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** Where the bags of an order are put down (DSP-837). */
export function TransitAreaDialog({ orderId, replaces, onClose }: TransitAreaProps) {
  const subject = useOrder(orderId);
  const replaced = useReplaced(changeTransitArea, replaces);
  const metas = useMetas();
  if (subject === undefined || replaced === undefined || metas === undefined) return null;
  if (!subject) {
    return (
      <Dialog title={depotTexts.title(String(orderId))} onClose={onClose}>
        <EmptyState title={depotTexts.gone} />
      </Dialog>
    );
  }
  return (
    <AreaOfOrder
      order={subject.order}
      metas={metas ?? undefined}
      initial={replaced?.depot ?? null}
      replaces={replaces}
      onClose={onClose}
    />
  );
}

interface AreaProps extends Omit<TransitAreaProps, 'orderId'> {
  readonly order: Order;
  readonly metas: Metas | undefined;
  /** The depot of the action to be replaced; null for none. */
  readonly initial: Depot | null;
}

const Form = z.object(depotShape).check(...depotChecks);

function AreaOfOrder({ order, metas, initial, replaces, onClose }: AreaProps) {
  const action = useAction(changeTransitArea);
  const [pending, setPending] = useState<Depot | null>(null);
  const form = useForm<DepotForm>({
    resolver: zodResolver(Form),
    defaultValues: depotForm(initial ?? depotSeen(order)),
  });
  const values = useWatch({ control: form.control });
  const { isDirty, isSubmitted, errors } = form.formState;
  const name = orderName(order);
  useDraft(form, depotTexts.hold(name));

  const send = useSubmit(
    (depot: Depot) => action.run({ orderId: order.id, randomId: order.random_id, depot }, replaces),
    onClose,
  );
  const save = (typed: DepotForm) => {
    const depot = depotIn(typed);
    // Nothing new, nothing sent.
    if (!isDirty && replaces === null) return onClose();
    return hasName(depot) && hasSingleArea(order) ? setPending(depot) : send(depot);
  };
  return (
    <Dialog title={depotTexts.title(name)} width="380px" isDirty={isDirty} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <DepotFields
          metas={metas}
          values={values}
          errors={errors}
          name={form.register('depotName')}
          onChoose={(field, value) => form.setValue(field, value, { shouldDirty: true, shouldValidate: isSubmitted })}
        />
        <FormFooter reason={action.blocked ?? (action.isRunning ? formTexts.saving : null)} onCancel={onClose} />
      </form>
      {pending ? (
        <SingleAreaPrompt
          area={pending.name.trim()}
          onAnswer={(area) => void send({ ...pending, name: area })}
          onCancel={() => setPending(null)}
        />
      ) : null}
    </Dialog>
  );
}
