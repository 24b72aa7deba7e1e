import { needsDecision } from '../../../../db/outbox/states.ts';
import { useOpenCommands } from './use-open-commands.ts';

export interface OutboxCounts {
  /** Actions on their way to the server. */
  readonly waiting: number;
  /** Actions that wait for nothing but their author. */
  readonly toTreat: number;
}

/** How many of this device's actions are not over, by whom they wait for. */
export function useOutboxCounts(): OutboxCounts {
  const commands = useOpenCommands();
  const toTreat = commands.filter(needsDecision).length;
  return { waiting: commands.length - toTreat, toTreat };
}
