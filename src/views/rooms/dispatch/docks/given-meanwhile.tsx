import { useEffect, useRef } from 'react';
import { storedCommand, wasGivenUp } from '../../../../db/queries/actions.ts';
import type { QuaiDb, StoredCommand } from '../../../../db/schema.ts';
import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { editDock } from '../../../../domain/dock/commands/edit.ts';
import { type Gift, type Meanwhile, meanwhileOf, waitingRounds } from '../../../../domain/dock/given-meanwhile.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import { keyOf } from '../../../../domain/rows.ts';
import { useAllDocks } from '../../../concepts/dock/use-all-docks.ts';
import { useDrivers } from '../../../concepts/driver/use-drivers.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useSignedIn, useTab } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { useToasts } from '../../../kit/toasts/toast-context.ts';
import { givenTexts } from './given-text.ts';

/** Long enough for whoever looks at another part of the board. */
const seconds = 30;

/**
 * Tells whoever gave a round that a colleague gave it to somebody else since, or gave its driver another round: neither
 * call refuses the other, and both are on the board after the next poll (DSP-460).
 */
export function GivenMeanwhile() {
  const { db } = useSignedIn();
  const { center } = useTab();
  const nowMs = useServerNow();
  const cards = useAllDocks();
  const drivers = useDrivers();
  const toasts = useToasts();
  const stored = useSeenQuery(() => actionsOf(db, center), [db, center]);
  const own = useRef(new OwnGifts());
  useEffect(() => {
    if (!cards || !stored) return;
    void look(cards);

    async function look(seen: readonly DockCard[]) {
      // Read after the cards: whatever the user did to them himself is among his actions by then.
      own.current.note(await actionsOf(db, center), seen, nowMs);
      for (const { id, news } of own.current.news(seen, nowMs)) {
        // Only what the server agreed to was somebody's round; until then its own marks tell what becomes of it.
        const row = await storedCommand(db, id);
        const isDone = row ? row.state === 'settled' : !(await wasGivenUp(db, id));
        if (isDone && own.current.claim(id, news))
          toasts.show({ text: textOf(news, nameOf), seconds, isFailure: true }, { key: keyOfNews(id, news) });
      }
    }

    function nameOf(driver: number) {
      return drivers?.find((it) => it.id === driver)?.name ?? String(driver);
    }
  }, [stored, cards, drivers, nowMs, db, center, toasts]);
  return null;
}

const actionsOf = (db: QuaiDb, center: number) => db.outbox.where('center').equals(center).sortBy('seq');

function textOf(news: Meanwhile<DockCard>, nameOf: (driver: number) => string): string {
  const mine = nameOf(news.gift.driverId);
  if (news.kind === 'also') return givenTexts.also(mine, dockCode(news.gift.dockId), dockCode(news.other.id));
  const { target_driver: id, driverName, target_name: name } = news.card;
  return givenTexts.taken(dockCode(news.card.id), id ? (driverName ?? name ?? nameOf(id)) : null, mine);
}

const keyOfNews = (id: string, news: Meanwhile<DockCard>) =>
  news.kind === 'taken' ? `taken/${id}/${news.card.target_driver}` : `also/${id}/${news.other.id}`;

const driverOf = ({ name, args }: StoredCommand) => {
  const read = name === editDock.name ? editDock.args.safeParse(args).data : undefined;
  return read && typeof read.set.target_driver === 'number'
    ? { dockId: read.dockId, driverId: read.set.target_driver }
    : null;
};

/** The rounds this user gave since the board was opened, by the id of their action. */
class OwnGifts {
  readonly #seen = new Set<string>();
  readonly #gifts = new Map<string, Gift>();
  /** Docks of his actions. */
  readonly #own = new Set<number>();
  readonly #told = new Set<string>();

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
