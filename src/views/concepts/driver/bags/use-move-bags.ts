import type { PresenceRow } from '../../../../db/view-rows/drivers.ts';
import { moveBags } from '../../../../domain/driver/commands/bags.ts';
import type { BagOperation } from '../../../../domain/driver/statement.ts';
import { driverRefusals } from '../../../../domain/driver/text.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useCenterId } from '../../../kit/scope/use-center-id.ts';
import { blocks } from '../../../kit/text.ts';
import { formTexts } from '../../../ui/forms/text.ts';
import { isBusy } from '../presence/allowed-presence.ts';

interface MoveBags {
  /** Why no bags can be entered now; null when they can. */
  readonly reason: string | null;
  /** True once it is stored and being sent. */
  readonly move: (driver: PresenceRow, operation: BagOperation, bags: number) => Promise<boolean>;
}

/** Bags are entered at once or not at all: not during another action on the driver. */
export function useMoveBags(driver: PresenceRow | null, replaces: string | null): MoveBags {
  const center = useCenterId();
  const { blocked, isRunning, run } = useAction(moveBags);
  const isBehind = driver?.marks.some((mark) => mark.commandId !== replaces) ?? false;
  const reason =
    blocked ??
    (isRunning ? formTexts.saving : null) ??
    (driver && isBusy(driver) ? driverRefusals.driverBusy : null) ??
    (isBehind ? blocks.laneBusy : null);
  const move: MoveBags['move'] = ({ id, name }, operation, bags) =>
    run({ driverId: id, driverName: name ?? String(id), center, operation, bags }, replaces);
  return { reason, move };
}
