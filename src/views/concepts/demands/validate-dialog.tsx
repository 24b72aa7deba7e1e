import { useState } from 'react';
import { CenterId } from '../../../domain/center/center-id.ts';
import { monthText, monthTitle } from '../../../domain/driver-log/calendar.ts';
import { validateDemand } from '../../../domain/extra-cost/commands/add.ts';
import { type Demand, type DemandPage, isOpen } from '../../../domain/extra-cost/demand.ts';
import { prefilledCost } from '../../../domain/extra-cost/prefill.ts';
import { dateText } from '../../../domain/time/paris-time.ts';
import { useAnswered } from '../../kit/actions/use-answered.ts';
import { useReplaced } from '../../kit/actions/use-replaced.ts';
import { useQuery } from '../../kit/router/router.tsx';
import { useScope } from '../../kit/scope/scope.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { useNextOpen } from '../driver-log/use-closed-month.ts';
import { ExtraCostFields } from '../order/extra-cost/extra-cost-fields.tsx';
import { type ExtraCostForm, typedOf } from '../order/extra-cost/form.ts';
import { extraCostTexts } from '../order/extra-cost/text.ts';
import { closedDemand } from './parameters.ts';
import { demandTexts } from './text.ts';
import type { Demands } from './use-demands.ts';

/** The extra cost for the demand the address names, on the page shown (LOG-141). */
export function ValidateDialog({ demands: { told } }: { readonly demands: Demands }) {
  const { get, set } = useQuery();
  const id = get('demand');
  const replaces = get('replaces');
  const page = told?.value;
  if (id === null || !page) return null;
  return <OfDemand key={id} id={id} page={page} replaces={replaces} onClose={() => set(closedDemand)} />;
}

interface OfDemandProps {
  readonly id: string;
  readonly page: DemandPage;
  /** The refused validation that this one replaces (Modifier). */
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** A demand that was open at first stays so here, whatever happens to it meanwhile: the server decides. */
function OfDemand({ id, page, replaces, onClose }: OfDemandProps) {
  const [seen] = useState(() => page.results.find((demand) => String(demand.id) === id));
  const replaced = useReplaced(validateDemand, replaces);
  if (replaced === undefined) return null;
  if (seen && isOpen(seen)) {
    const initial = {
      ...(replaced
        ? { ...typedOf(replaced), day: replaced.corrects ?? replaced.day }
        : prefilledCost(seen, page.extracost_types ?? [])),
      ...inMinutes,
    };
    return (
      <Validate
        demand={seen}
        types={page.extracost_types ?? []}
        initial={initial}
        replaces={replaces}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog title={extraCostTexts.title(demandTexts.demand)} onClose={onClose}>
      <EmptyState title={seen ? demandTexts.decided : demandTexts.gone} />
    </Dialog>
  );
}

const inMinutes = { mode: 'minutes', amount: '' } as const;

interface ValidateProps extends Pick<OfDemandProps, 'replaces' | 'onClose'> {
  readonly demand: Demand;
  /** Its initial values. */
  readonly initial: ExtraCostForm;
  readonly types: NonNullable<DemandPage['extracost_types']>;
}

function Validate({ demand, types, initial, replaces, onClose }: ValidateProps) {
  const center = CenterId.parse(useScope());
  const validate = useAnswered(validateDemand, { about: { demandId: demand.id }, replaces });
  const name = demand.driver.name ?? String(demand.driver.id);
  // The demand is for its own day, wherever it is typed that it counts.
  const asked = prefilledCost(demand, types).day;
  const next = useNextOpen(demand.driver.id, asked);
  const links = {
    demandId: demand.id,
    orderId: demand.order ?? null,
    dockId: demand.dock ?? null,
    logGroupId: demand.driver_log_group ?? null,
    logId: demand.driver_log ?? null,
  };
  return (
    <ExtraCostFields
      title={extraCostTexts.title(demandTexts.demandOf(name))}
      hold={demandTexts.hold(name)}
      initial={initial}
      drivers={[demand.driver]}
      types={types}
      isInMinutes
      enters={
        next && {
          day: next.day,
          text: demandTexts.enters(monthTitle(asked.slice(0, 7)), monthText(next.into), dateText(`${asked}T12:00:00Z`)),
        }
      }
      state={validate}
      // Never null in minutes mode: the form refuses that.
      save={({ minutes, ...cost }) =>
        minutes === null
          ? Promise.resolve(false)
          : validate.run({ ...cost, ...links, center, minutes, ...(next ? { day: next.day, corrects: asked } : {}) })
      }
      onClose={onClose}
    />
  );
}
