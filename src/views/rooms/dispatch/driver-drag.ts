import type { DockCard, DriverRow } from '../../../db/view-rows/dispatch.ts';
import { isolated } from '../../../domain/words/isolate.ts';
import { whyNotGiven } from '../../concepts/dock/give/give-by-drag.ts';
import type { BoardItem, BoardTarget } from './drag.ts';
import { listTexts } from './text.ts';

interface Given {
  readonly card: DockCard;
  readonly driver: DriverRow;
}

/** The round and the driver of a drag of one onto the other; null for any other pair. */
export function givenBy(item: BoardItem, target: BoardTarget): Given | null {
  if (item.kind === 'driver' && (target.kind === 'dock' || target.kind === 'task'))
    return { card: target.card, driver: item.driver };
  return item.kind === 'dock' && target.kind === 'driver' ? { card: item.card, driver: target.driver } : null;
}

/** Why a drag of a driver, or onto one, gives no round, in words; null when it does (OUR-207). */
export function whyNotGivenBy(item: BoardItem, target: BoardTarget, nowMs: number): string | null {
  const given = givenBy(item, target);
  if (!given) return item.kind === 'driver' ? listTexts.driverOnRound : listTexts.orderOnRound;
  return whyNotGiven(given.card, given.driver, nowMs);
}

/** Whose round it is until it is dropped; null where it is nobody's. */
export function givenHint(item: BoardItem, target: BoardTarget): string | null {
  const given = givenBy(item, target);
  const name = given && (given.card.driverName ?? (given.card.target_driver ? given.card.target_name : null));
  return name ? listTexts.inPlaceOf(isolated(name)) : null;
}
