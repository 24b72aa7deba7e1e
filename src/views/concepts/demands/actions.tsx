import { CenterId } from '../../../domain/center/center-id.ts';
import { validateDemand } from '../../../domain/extra-cost/commands/add.ts';
import { deleteExtraCost, refuseDemand } from '../../../domain/extra-cost/commands/review.ts';
import type { Demand } from '../../../domain/extra-cost/demand.ts';
import { may } from '../../../domain/session/permissions.ts';
import { dateTimeText } from '../../../domain/time/paris-time.ts';
import { OpenNote } from '../../kit/actions/open/open-note.tsx';
import { useActions } from '../../kit/actions/use-action.ts';
import { useAnswered } from '../../kit/actions/use-answered.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { setQuery } from '../../kit/router/router.tsx';
import { useScope } from '../../kit/scope/scope.ts';
import { Button } from '../../ui/button.tsx';
import { formTexts } from '../../ui/forms/text.ts';
import { AskedButton } from '../../ui/windows/asked-button.tsx';
import { useClosedMonthAt } from '../driver-log/use-closed-month.ts';
import styles from './demands.module.css';
import { demandForm } from './parameters.ts';
import { demandTexts } from './text.ts';

interface DemandProps {
  readonly demand: Demand;
}

/** Refusing a demand, and why it cannot be refused, or validated, now. */
export function useDecisions(demand: Demand) {
  const { blockedBy } = useActions();
  const refuse = useAnswered(refuseDemand, { about: { demandId: demand.id } });
  const who = useWho(demand);
  const noRight = useNoRight();
  const busy = refuse.isRunning ? formTexts.saving : null;
  return {
    noRight,
    doubt: refuse.doubt,
    whyNotRefuse: noRight ?? refuse.blocked ?? busy,
    whyNotValidate: noRight ?? blockedBy(validateDemand) ?? busy,
    refuse: () => refuse.run({ ...who, demandId: demand.id }),
    validate: () => setQuery(demandForm(demand.id)),
  };
}

/** Buttons for a demand nobody has decided on (LOG-139 to LOG-141). */
export function OpenActions({ demand }: DemandProps) {
  const { doubt, whyNotRefuse, whyNotValidate, refuse, validate } = useDecisions(demand);
  const [name, at] = saidOf(demand);
  return (
    <>
      <AskedButton
        label={demandTexts.refuse}
        name={demandTexts.refuseOf(name, at)}
        className={styles.press}
        reason={whyNotRefuse}
        title={demandTexts.refuseTitle}
        question={demandTexts.sureToRefuse(name, at)}
        confirm={demandTexts.refuseIt}
        onConfirm={() => void refuse()}
      />
      <Button
        size="1"
        variant="soft"
        className={styles.press}
        reason={whyNotValidate}
        aria-haspopup="dialog"
        aria-label={demandTexts.validateOf(name, at)}
        onClick={validate}
      >
        {demandTexts.validate}
      </Button>
      {doubt ? <OpenNote stored={doubt} /> : null}
    </>
  );
}

interface DeleteCostProps extends DemandProps {
  readonly extraCostId: number;
}

/** Removes a demand's extra cost, so that it can be decided again (LOG-110). */
export function DeleteCost({ demand, extraCostId }: DeleteCostProps) {
  return useNoRight() ? null : <DeleteButton demand={demand} extraCostId={extraCostId} />;
}

function DeleteButton({ demand, extraCostId }: DeleteCostProps) {
  const remove = useAnswered(deleteExtraCost, { about: { extraCostId } });
  const who = useWho(demand);
  const frozen = useClosedMonthAt(who.center, who.driverId, demand.extra_cost_date);
  const [name, at] = saidOf(demand);
  return (
    <>
      <AskedButton
        label={demandTexts.remove}
        name={demandTexts.removeOf(name, at)}
        className={styles.press}
        reason={frozen ?? remove.blocked ?? (remove.isRunning ? formTexts.saving : null)}
        title={demandTexts.remove}
        question={demandTexts.sureToRemove}
        onConfirm={() => void remove.run({ ...who, extraCostId })}
      />
      {remove.doubt ? <OpenNote stored={remove.doubt} /> : null}
    </>
  );
}

/** SUP-706. */
function useNoRight(): string | null {
  const { user } = useSignedIn();
  return may(user, 'logs') ? null : demandTexts.notLogistic;
}

export const saidOf = ({ driver, created_at }: Demand) =>
  [driver.name ?? String(driver.id), dateTimeText(created_at)] as const;

function useWho({ driver }: Demand) {
  const center = CenterId.parse(useScope());
  return { driverId: driver.id, driverName: driver.name ?? String(driver.id), center };
}
