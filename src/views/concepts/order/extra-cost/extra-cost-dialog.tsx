import type { Metas } from '../../../../domain/center/center.ts';
import { addExtraCost } from '../../../../domain/extra-cost/commands/add.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { parisDay } from '../../../../domain/time/paris-time.ts';
import { useAnswered } from '../../../kit/actions/use-answered.ts';
import { useReplaced } from '../../../kit/actions/use-replaced.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useMetas } from '../../../kit/queries/use-metas.ts';
import { useCenterId } from '../../../kit/scope/use-center-id.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { ExtraCostFields } from './extra-cost-fields.tsx';
import { type ExtraCostForm, typedOf } from './form.ts';
import { costOfOrderTexts, extraCostTexts } from './text.ts';
import { type CostSubject, useCostSubject } from './use-cost-subject.ts';

interface ExtraCostProps {
  readonly orderId: number;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** An extra cost for an order, its round and its driver (DSP-300, DSP-921). */
export function ExtraCostDialog({ orderId, replaces, onClose }: ExtraCostProps) {
  const subject = useCostSubject(orderId);
  const replaced = useReplaced(addExtraCost, replaces);
  const metas = useMetas();
  const nowMs = useServerNow();
  if (subject === undefined || metas === undefined || replaced === undefined) return null;
  if (subject === null)
    return (
      <Dialog title={extraCostTexts.title(String(orderId))} onClose={onClose}>
        <EmptyState title={costOfOrderTexts.gone} />
      </Dialog>
    );
  const untouched: ExtraCostForm = {
    driver: subject.driverId === null ? '' : String(subject.driverId),
    day: parisDay(nowMs),
    ...{ type: '', mode: 'amount', amount: '', minutes: '', comment: '' },
  };
  const initial = replaced ? typedOf(replaced) : untouched;
  const types = metas?.extracost_types ?? [];
  return <ExtraCostOfOrder subject={subject} types={types} initial={initial} replaces={replaces} onClose={onClose} />;
}

interface OfOrderProps extends Omit<ExtraCostProps, 'orderId'> {
  readonly subject: CostSubject;
  /** The center's reasons to choose from. */
  readonly types: NonNullable<Metas['extracost_types']>;
  /** Initial values. */
  readonly initial: ExtraCostForm;
}

function ExtraCostOfOrder({ subject, types, initial, replaces, onClose }: OfOrderProps) {
  const { order, dockId, drivers } = subject;
  const center = useCenterId();
  const add = useAnswered(addExtraCost, { about: { orderId: order.id }, replaces });
  const name = orderName(order);
  return (
    <ExtraCostFields
      title={extraCostTexts.title(name)}
      hold={costOfOrderTexts.hold(name)}
      initial={initial}
      drivers={drivers}
      types={types}
      state={add}
      save={(cost) => add.run({ ...cost, center, orderId: order.id, dockId })}
      onClose={onClose}
    />
  );
}
