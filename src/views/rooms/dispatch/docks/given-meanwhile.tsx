import { useEffect, useRef } from 'react';
import { storedCommand, wasGivenUp } from '../../../../db/queries/actions.ts';
import type { QuaiDb } from '../../../../db/schema.ts';
import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import type { Meanwhile } from '../../../../domain/dock/given-meanwhile.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import { useAllDocks } from '../../../concepts/dock/use-all-docks.ts';
import { useDrivers } from '../../../concepts/driver/use-drivers.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useSignedIn, useTab } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { useToasts } from '../../../kit/toasts/toast-context.ts';
import { givenTexts } from './given-text.ts';
import { keyOfNews, OwnGifts } from './own-gifts.ts';

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
    // Without a gift there is nothing to tell: a poll or half a minute reads no actions.
    if (!cards || !stored || !own.current.hasGift(stored, nowMs)) return;
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
