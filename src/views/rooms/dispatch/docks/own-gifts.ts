import type { StoredCommand } from '../../../../db/schema.ts';
import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { editDock } from '../../../../domain/dock/commands/edit.ts';
import {
  type Gift,
  type Meanwhile,
  meanwhileOf,
  toldForMs,
  waitingRounds,
} from '../../../../domain/dock/given-meanwhile.ts';
import { keyOf } from '../../../../domain/rows.ts';

export const keyOfNews = (id: string, news: Meanwhile<DockCard>) =>
  news.kind === 'taken' ? `taken/${id}/${news.card.target_driver}` : `also/${id}/${news.other.id}`;

const driverOf = ({ name, args }: StoredCommand) => {
  const read = name === editDock.name ? editDock.args.safeParse(args).data : undefined;
  return read && typeof read.set.target_driver === 'number'
    ? { dockId: read.dockId, driverId: read.set.target_driver }
    : null;
};

/** The rounds this user gave since the board was opened, by the id of their action. */
export class OwnGifts {
  readonly #seen = new Set<string>();
  readonly #gifts = new Map<string, Gift>();
  /** Docks of his actions. */
  readonly #own = new Set<number>();
  readonly #told = new Set<string>();

  /** Whether a gift is followed, or is among these actions for the first time. */
  hasGift(stored: readonly StoredCommand[], nowMs: number): boolean {
    for (const [id, { atMs }] of this.#gifts) if (nowMs - atMs > toldForMs) this.#gifts.delete(id);
    return this.#gifts.size > 0 || stored.some((row) => !this.#seen.has(row.id) && driverOf(row) !== null);
  }

  /** A later action of his own on a round, or on its driver, ends what is told of the gift before it. */
  note(stored: readonly StoredCommand[], cards: readonly DockCard[], nowMs: number): void {
    for (const row of stored.filter(({ id }) => !this.#seen.has(id))) {
      this.#seen.add(row.id);
      const lanes = new Set<string>(row.lanes);
      for (const [id, { dockId, driverId }] of this.#gifts)
        if (lanes.has(keyOf('dock', dockId)) || lanes.has(keyOf('driver', driverId))) this.#gifts.delete(id);
      for (const { id } of cards) if (lanes.has(keyOf('dock', id))) this.#own.add(id);
      const given = driverOf(row);
      if (!given) continue;
      const others = waitingRounds(cards, given.driverId, given.dockId).map(({ id }) => id);
      this.#gifts.set(row.id, { ...given, others, atMs: nowMs });
    }
  }

  news(cards: readonly DockCard[], nowMs: number) {
    return [...this.#gifts].flatMap(([id, gift]) =>
      meanwhileOf(gift, cards, this.#own, nowMs).map((news) => ({ id, news })),
    );
  }

  /** Whether it is still to be told: once. */
  claim(id: string, news: Meanwhile<DockCard>): boolean {
    const key = keyOfNews(id, news);
    if (this.#told.has(key) || !this.#gifts.has(id)) return false;
    this.#told.add(key);
    return true;
  }
}
