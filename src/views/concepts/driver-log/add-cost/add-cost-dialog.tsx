import type * as z from 'zod/mini';
import { CenterId } from '../../../../domain/center/center-id.ts';
import { addExtraCost } from '../../../../domain/extra-cost/commands/add.ts';
import { resumed } from '../../../kit/actions/resumed.tsx';
import { useAnswered } from '../../../kit/actions/use-answered.ts';
import { useScope } from '../../../kit/scope/scope.ts';
import { ExtraCostFields } from '../../order/extra-cost/extra-cost-fields.tsx';
import { type ExtraCostForm, typedOf } from '../../order/extra-cost/form.ts';
import { useDriversOf } from '../use-drivers.ts';
import { addCostTexts } from './text.ts';

interface AddCostProps {
  /** The day that is shown, and the driver of its route. */
  readonly day: string;
  readonly driverId: number | null;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

type Args = z.infer<typeof addExtraCost.args>;

/** `AJOUTER UN SURCOÛT`: an extra cost of a driver, of no order (LOG-090 to LOG-102). */
export const AddCostDialog = resumed<Args, AddCostProps>(addExtraCost, OfDay);

const untouched = (day: string, driverId: number | null): ExtraCostForm => ({
  ...{ driver: driverId === null ? '' : String(driverId), day },
  ...{ type: '', mode: 'amount', amount: '', minutes: '', comment: '' },
});

function OfDay({ day, driverId, replaced, replaces, onClose }: AddCostProps & { readonly replaced: Args | null }) {
  const center = CenterId.parse(useScope());
  const ofDay = useDriversOf(day, driverId);
  const add = useAnswered(addExtraCost, { about: { orderId: null }, replaces });
  if (!ofDay) return null;
  return (
    <ExtraCostFields
      title={addCostTexts.title}
      hold={addCostTexts.hold(day)}
      initial={replaced ? typedOf(replaced) : untouched(day, driverId)}
      drivers={ofDay.drivers}
      types={ofDay.extraCostTypes}
      state={add}
      save={(cost) => add.run({ ...cost, center, orderId: null, dockId: null })}
      onClose={onClose}
    />
  );
}
