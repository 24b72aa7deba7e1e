import type { StoredCommand } from '../../../../db/schema.ts';
import type { PresenceRow } from '../../../../db/view-rows/drivers.ts';
import type { Command } from '../../../../domain/command.ts';
import { driverRefusals } from '../../../../domain/driver/text.ts';
import { useAnswered } from '../../../kit/actions/use-answered.ts';
import { blocks } from '../../../kit/text.ts';
import { formTexts } from '../../../ui/forms/text.ts';
import { isBusy } from '../../driver/presence/allowed-presence.ts';
import { depositTexts } from '../text.ts';

interface Movement<Args> {
  /** Why none can be entered now; null when one can. */
  readonly reason: string | null;
  /** The movement whose answer was lost (see `useAnswered`). */
  readonly doubt: StoredCommand | null;
  /** One is under way: what moves meanwhile is its own. */
  readonly isRunning: boolean;
  enter(args: Args): Promise<void>;
}

interface MovementOptions<Args> {
  /** The arguments that say what the form is about. */
  readonly about: Partial<Args>;
  /** An earlier movement to be done again (Modifier). */
  readonly replaces?: string | null;
  readonly onSaved?: () => void;
}

/**
 * Deposits are moved at once or not at all: not during another action on the driver. A form keeps its input until the
 * server has it; after a refusal the next attempt replaces the refused one.
 */
export function useMovement<Args>(
  command: Command<Args>,
  driver: PresenceRow | null | undefined,
  { about, replaces = null, onSaved }: MovementOptions<Args>,
): Movement<Args> {
  const { blocked, isRunning, doubt, refusedId, run } = useAnswered(command, { about, replaces });
  const isBehind = driver?.marks.some((mark) => mark.commandId !== refusedId) ?? false;
  const reason =
    (isRunning ? formTexts.saving : null) ??
    blocked ??
    // His name goes with the action.
    (driver === undefined ? depositTexts.loading : null) ??
    (driver === null ? driverRefusals.gone : null) ??
    (driver && isBusy(driver) ? driverRefusals.driverBusy : null) ??
    (isBehind ? blocks.laneBusy : null);
  const enter = async (args: Args) => {
    if (reason === null && (await run(args))) onSaved?.();
  };
  return { reason, doubt, isRunning, enter };
}
