import { type CSSProperties, useId } from 'react';
import { storedDetail } from '../../../../db/queries/details.ts';
import { detailKey } from '../../../../domain/asking/detail.ts';
import type { OrderInFull } from '../../../../domain/order/in-full.ts';
import { type ActivityEntry, orderActivity } from '../../../../domain/order/sheet/activity.ts';
import { type Story as Life, type Stretch, storyOf } from '../../../../domain/order/sheet/story.ts';
import { orderStatusLabel } from '../../../../domain/order/status.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { isolated } from '../../../../domain/words/isolate.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useSignedIn, useTab } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { placedMoments } from './placed-moments.ts';
import styles from './story.module.css';
import { storyTexts as texts } from './text.ts';

const hourMs = 3_600_000;

/** An order's life on one line of time (OUR-050 to OUR-052). */
export function Story({ order }: { readonly order: OrderInFull }) {
  const nowMs = useServerNow();
  const story = storyOf(order, useReadLog(order.id), nowMs);
  const titleId = useId();
  if (!story) return null;
  return (
    <section className={styles.story} aria-labelledby={titleId}>
      <h2 id={titleId}>{texts.title}</h2>
      <Arrival order={order} story={story} />
      <Line story={story} />
    </section>
  );
}

/** The log of an order where its tab was opened: nothing is asked for here (SUP-074). */
function useReadLog(orderId: OrderInFull['id']): readonly ActivityEntry[] | null {
  const { db } = useSignedIn();
  const { center } = useTab();
  const key = detailKey(orderActivity, center, { orderId });
  const stored = useSeenQuery(() => storedDetail(db, key), [db, key]);
  return (stored?.value as readonly ActivityEntry[] | null | undefined) ?? null;
}

interface OfStory {
  readonly story: Life;
}

function Arrival({ order, story: { arrival, offSlotMin } }: OfStory & { readonly order: OrderInFull }) {
  const hour = hourText(arrival?.atMs);
  return (
    <p className={styles.arrival}>
      <b>{orderStatusLabel(order.status ?? null)}</b>
      <span>{arrival ? texts.arrivals[arrival.kind](hour) : texts.noArrival}</span>
      {offSlotMin === null ? null : (
        <span data-tone={offSlotMin > 0 ? 'red' : 'green'}>
          {offSlotMin > 0 ? texts.late(offSlotMin) : offSlotMin < 0 ? texts.early(-offSlotMin) : texts.inSlot}
        </span>
      )}
    </p>
  );
}

function Line({ story }: OfStory) {
  const { fromMs, toMs, planned, real, moments, nowMs } = story;
  const placeOf = (atMs: number) => (atMs - fromMs) / (toMs - fromMs);
  const { placed, left } = placedMoments(moments, placeOf);
  const rows = 1 + Math.max(0, ...placed.map(({ row }) => row));
  const hours = Array.from({ length: Math.round((toMs - fromMs) / hourMs) + 1 }, (_, nth) => fromMs + nth * hourMs);
  const shownHours = hours.filter((_, nth) => nth % Math.ceil(hours.length / 9) === 0);
  return (
    <div className={styles.lanes} data-drawn="">
      <Lane name={texts.planned} stretches={planned} placeOf={placeOf} />
      <Lane name={texts.real} stretches={real} placeOf={placeOf} nowMs={nowMs} />
      {placed.length > 0 ? (
        <ol className={styles.moments} aria-label={texts.moments} style={{ '--rows': rows } as CSSProperties}>
          {placed.map(({ kind, atMs, text, at, row, isBefore }) => (
            <li
              key={`${atMs} ${kind} ${text}`}
              data-before={isBefore}
              style={{ '--from': percent(at), '--row': row } as CSSProperties}
            >
              <time dateTime={new Date(atMs).toISOString()}>{hourText(atMs)}</time>
              <span>{text === null ? texts.known[kind] : isolated(text)}</span>
            </li>
          ))}
        </ol>
      ) : null}
      <div className={styles.hours} aria-hidden="true">
        {shownHours.map((hour) => (
          <span key={hour} data-end={hour === toMs} style={{ '--from': percent(placeOf(hour)) } as CSSProperties}>
            {hourText(hour)}
          </span>
        ))}
      </div>
      {left > 0 ? <p className={styles.left}>{texts.more(left)}</p> : null}
    </div>
  );
}

const percent = (place: number) => `${(place * 100).toFixed(2)}%`;

interface LaneProps {
  readonly name: string;
  readonly stretches: readonly Stretch[];
  readonly placeOf: (atMs: number) => number;
  readonly nowMs?: number | null;
}

function Lane({ name, stretches, placeOf, nowMs = null }: LaneProps) {
  return (
    <div className={styles.lane}>
      <span className={styles.name}>{name}</span>
      <ul aria-label={name}>
        {stretches.map((it) => {
          const { kind, fromMs, toMs, who } = it;
          const what = who ? texts.by(texts.stretches[kind], who) : texts.stretches[kind];
          const words = texts.stretch(what, hourText(fromMs), hourText(toMs));
          const place = { '--from': percent(placeOf(fromMs)), '--to': percent(placeOf(toMs)) };
          return (
            <li key={`${kind} ${fromMs}`} data-kind={kind} title={words} style={place as CSSProperties}>
              <span aria-hidden="true">{who ? isolated(who) : texts.stretches[kind]}</span>
              <span className={styles.words}>{words}</span>
            </li>
          );
        })}
        {nowMs === null ? null : (
          <li data-kind="now" style={{ '--from': percent(placeOf(nowMs)) } as CSSProperties}>
            <span className={styles.words}>{texts.now(hourText(nowMs))}</span>
          </li>
        )}
      </ul>
    </div>
  );
}
