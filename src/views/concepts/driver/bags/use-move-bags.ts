import type { PresenceRow } from '../../../../db/view-rows/drivers.ts';
import { moveBags } from '../../../../domain/driver/commands/bags.ts';
import type { BagOperation } from '../../../../domain/driver/statement.ts';
import { driverRefusals } from '../../../../domain/driver/text.ts';
import { type LiveAction, useLiveAction } from '../../../kit/actions/use-live-action.ts';
import { useCenterId } from '../../../kit/scope/use-center-id.ts';
import { blocks } from '../../../kit/text.ts';
import { formTexts } from '../../../ui/forms/text.ts';
import { isBusy } from '../presence/allowed-presence.ts';

interface MoveBags extends Pick<LiveAction<never>, 'doubt' | 'problem'> {
  /** Why no bags can be entered now; null when they can. */
  readonly reason: string | null;
  /** True once it is stored and being sent. */
  readonly move: (driver: PresenceRow, operation: BagOperation, bags: number) => Promise<boolean>;
}

/**
 * Bags are entered at once or not at all: not during another action on the driver, null once he has left. `first` is the
 * driver the window was opened for.
 */
export function useMoveBags(driver: PresenceRow | null, first: PresenceRow, replaces: string | null): MoveBags {
  const center = useCenterId();
  const { blocked, isRunning, doubt, problem, run } = useLiveAction(moveBags, { driverId: (driver ?? first).id });
  const isBehind = driver?.marks.some((mark) => mark.commandId !== replaces) ?? false;
  const reason =
    blocked ??
    (isRunning ? formTexts.saving : null) ??
    (driver && isBusy(driver) ? driverRefusals.driverBusy : null) ??
    (isBehind ? blocks.laneBusy : null);
  const move: MoveBags['move'] = ({ id, name }, operation, bags) =>
    run({ driverId: id, driverName: name ?? String(id), center, operation, bags }, replaces);
  return { reason, doubt, problem, move };
}
