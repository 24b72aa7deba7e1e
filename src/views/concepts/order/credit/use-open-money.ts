import { openMoneyOf } from '../../../../db/queries/actions.ts';
import type { StoredCommand } from '../../../../db/schema.ts';
import { openAction } from '../../../kit/actions/open-commands.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { creditTexts } from './text.ts';

/** What the money of an order waits for. */
interface OpenMoney {
  readonly stored: StoredCommand;
  /** Why no other is sent meanwhile (SUP-376). */
  readonly reason: string;
}

/** The action with money of an order that is on its way, or whose outcome nobody knows; null for none. */
export function useOpenMoney(orderId: number): OpenMoney | null {
  const { db } = useSignedIn();
  const stored = useSeenQuery(() => openMoneyOf(db, orderId), [db, orderId]);
  return stored ? { stored, reason: creditTexts.waitsFor(openAction(stored, []).label) } : null;
}
