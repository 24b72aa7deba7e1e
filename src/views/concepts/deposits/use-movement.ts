import { liveQuery } from 'dexie';
import { useEffect, useEffectEvent, useState } from 'react';
import { journalAfter, lastJournalEntry } from '../../../db/queries/actions.ts';
import type { JournalEntry } from '../../../db/schema.ts';
import type { PresenceRow } from '../../../db/view-rows/drivers.ts';
import type { Command } from '../../../domain/command.ts';
import { driverRefusals } from '../../../domain/driver/text.ts';
import { useAction } from '../../kit/actions/use-action.ts';
import { useClient, useSignedIn } from '../../kit/client/context.ts';
import { blocks } from '../../kit/text.ts';
import { formTexts } from '../../ui/forms/text.ts';
import { isBusy } from '../driver/presence/allowed-presence.ts';

interface Movement<Args> {
  /** Why none can be entered now; null when one can. */
  readonly reason: string | null;
  enter(args: Args): Promise<void>;
}

/**
 * Deposits are moved at once or not at all: not during another action on the driver. A form keeps its input until the
 * server has it; after a refusal the next attempt replaces the refused one. `replaces` is an earlier one (Modifier).
 */
export function useMovement<Args>(
  command: Command<Args>,
  driver: PresenceRow | null | undefined,
  replaces: string | null,
  onSaved: () => void,
): Movement<Args> {
  const { db } = useSignedIn();
  const { tab } = useClient();
  const { blocked, isRunning, run } = useAction(command);
  /** The journal's last entry before the awaited action. */
  const [sinceEntry, setSinceEntry] = useState<number | null>(null);
  const [refusedId, setRefusedId] = useState(replaces);

  const tell = useEffectEvent((entry: JournalEntry) => {
    const outcome = outcomeOf(entry);
    if (entry.name !== command.name || entry.tab !== tab.id || !outcome) return;
    setSinceEntry(null);
    setRefusedId(outcome === 'refused' ? entry.commandId : null);
    if (outcome === 'saved') onSaved();
  });
  // The journal is a stream of events, not a state to show.
  useEffect(() => {
    if (sinceEntry === null) return;
    const following = liveQuery(() => journalAfter(db, sinceEntry)).subscribe((entries) => entries.forEach(tell));
    return () => following.unsubscribe();
  }, [db, sinceEntry]);

  const isBehind = driver?.marks.some((mark) => mark.commandId !== refusedId) ?? false;
  const reason =
    (isRunning || sinceEntry !== null ? formTexts.saving : null) ??
    blocked ??
    (driver === null ? driverRefusals.gone : null) ??
    (driver && isBusy(driver) ? driverRefusals.driverBusy : null) ??
    (isBehind ? blocks.laneBusy : null);
  const enter = async (args: Args) => {
    if (reason !== null) return;
    setSinceEntry(await lastJournalEntry(db));
    if (!(await run(args, refusedId))) setSinceEntry(null);
  };
  return { reason, enter };
}

/** The final result of an action; null while open. */
function outcomeOf({ event, reason }: JournalEntry): 'saved' | 'refused' | 'unknown' | null {
  switch (event) {
    case 'settled':
      return 'saved';
    case 'refused':
    case 'conflict':
    case 'expired':
      return 'refused';
    case 'uncertain':
      return reason?.code === 'unread' ? null : 'unknown';
    default:
      return null;
  }
}
