import type { DriverId } from '../driver/driver.ts';
import type { Dock, DockId } from './dock.ts';
import { whyNotOver } from './over.ts';

/** A round a person gave to a driver, with the rounds that driver had besides on his screen. */
export interface Gift {
  readonly dockId: DockId;
  readonly driverId: DriverId;
  readonly others: readonly DockId[];
  /** Epoch ms. */
  readonly atMs: number;
}

type Round = Pick<Dock, 'id' | 'target_driver' | 'gone_at' | 'closed_at' | 'hidden'>;

/** What a colleague did to a gift: another driver has the round, nobody has it, or its driver has another round too. */
export type Meanwhile<Card extends Round> =
  | { readonly kind: 'taken'; readonly gift: Gift; readonly card: Card }
  | { readonly kind: 'also'; readonly gift: Gift; readonly other: Card };

/** How long whoever gave a round is told of it: two people who act on one board do so within a few polls. */
export const toldForMs = 3 * 60_000;

/** The rounds of a driver that have not left, but for one. */
export const waitingRounds = <Card extends Round>(cards: readonly Card[], driver: DriverId, but: DockId): Card[] =>
  cards.filter((it) => it.target_driver === driver && it.id !== but && !it.gone_at && !whyNotOver(it));

/**
 * What became of a gift through somebody else (DSP-460). A round that has left is settled; rounds that the author
 * touched himself, `own`, tell him nothing.
 */
export function meanwhileOf<Card extends Round>(
  gift: Gift,
  cards: readonly Card[],
  own: ReadonlySet<number>,
  nowMs: number,
): readonly Meanwhile<Card>[] {
  const card = cards.find(({ id }) => id === gift.dockId);
  if (!card || card.gone_at || whyNotOver(card) || nowMs - gift.atMs > toldForMs) return [];
  if (card.target_driver !== gift.driverId) return [{ kind: 'taken', gift, card }];
  return waitingRounds(cards, gift.driverId, gift.dockId)
    .filter(({ id }) => !gift.others.includes(id) && !own.has(id))
    .map((other) => ({ kind: 'also', gift, other }));
}
