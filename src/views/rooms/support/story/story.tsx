import { type CSSProperties, useId } from 'react';
import { storedDetail } from '../../../../db/queries/details.ts';
import { detailKey } from '../../../../domain/asking/detail.ts';
import type { OrderInFull } from '../../../../domain/order/in-full.ts';
import { type ActivityEntry, orderActivity } from '../../../../domain/order/sheet/activity.ts';
import { type Story as Life, type Moment, type Stretch, storyOf } from '../../../../domain/order/sheet/story.ts';
import { minutesBetween } from '../../../../domain/time/minutes.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { isolated } from '../../../../domain/words/isolate.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useSignedIn, useTab } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { Bands } from './bands.tsx';
import { placedMoments } from './placed-moments.ts';
import { type Scale, scaleOf, useWidth } from './scale.ts';
import styles from './story.module.css';
import { storyTexts as texts } from './text.ts';
import { widthOf } from './width-of.ts';

const hourMs = 3_600_000;

/** An order's life on one line of time (OUR-050 to OUR-052). */
export function Story({ order }: { readonly order: OrderInFull }) {
  const nowMs = useServerNow();
  const story = storyOf(order, useReadLog(order.id), nowMs);
  const titleId = useId();
  if (!story) return null;
  return (
    <section className={styles.story} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.words}>
        {texts.title}
      </h2>
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

const wordsOf = ({ kind, text }: Moment) => (text === null ? texts.known[kind] : isolated(text));

function Line({ story }: { readonly story: Life }) {
  const { planned, real, moments, nowMs } = story;
  const [line, width] = useWidth<HTMLDivElement>();
  const scale = scaleOf(width, story);
  const wide = (moment: Moment) => widthOf(`${hourText(moment.atMs)} ${wordsOf(moment)}`) + momentPadding;
  const { placed, left } = placedMoments(moments, { ...scale, widthOf: wide });
  const rows = placed.length === 0 ? 0 : 1 + Math.max(...placed.map(({ row }) => row));
  return (
    <>
      <div ref={line} className={styles.line} data-drawn="" style={{ '--rows': rows } as CSSProperties}>
        <Bands story={story} scale={scale} />
        <Lane name={texts.planned} lane="planned" stretches={planned} scale={scale} />
        <Lane name={texts.real} lane="real" stretches={real} scale={scale} nowMs={nowMs} />
        {placed.length > 0 ? (
          <ol className={styles.moments} aria-label={texts.moments}>
            {placed.map((moment) => {
              const { kind, atMs, text, at, from, row } = moment;
              const place = { '--stem': `${at - from}px`, '--from': scale.part(from), '--row': row };
              return (
                <li key={`${atMs} ${kind} ${text}`} style={place as CSSProperties}>
                  <time dateTime={new Date(atMs).toISOString()}>{hourText(atMs)}</time> <span>{wordsOf(moment)}</span>
                </li>
              );
            })}
          </ol>
        ) : null}
        <Hours story={story} scale={scale} />
      </div>
      {left > 0 ? <p className={styles.left}>{texts.more(left)}</p> : null}
    </>
  );
}

const momentPadding = 12;

interface OfStory {
  readonly story: Life;
  readonly scale: Scale;
}

/** The whole hours, nine at most. */
function Hours({ story: { fromMs, toMs }, scale: { placeOf, part } }: OfStory) {
  const hours = Array.from({ length: Math.round((toMs - fromMs) / hourMs) + 1 }, (_, nth) => fromMs + nth * hourMs);
  return (
    <div className={styles.hours} aria-hidden="true">
      {hours
        .filter((_, nth) => nth % Math.ceil(hours.length / 9) === 0)
        .map((hour) => (
          <span key={hour} data-end={hour === toMs} style={{ '--from': part(placeOf(hour)) } as CSSProperties}>
            {hourText(hour)}
          </span>
        ))}
    </div>
  );
}

interface LaneProps {
  readonly name: string;
  readonly lane: 'planned' | 'real';
  readonly stretches: readonly Stretch[];
  readonly scale: Scale;
  readonly nowMs?: number | null;
}

function Lane({ name, lane, stretches, scale, nowMs = null }: LaneProps) {
  return (
    <div className={styles.lane} data-lane={lane}>
      <span className={styles.name}>{name}</span>
      <ul aria-label={name}>
        {stretches.map((it) => (
          <Drawn key={`${it.kind} ${it.fromMs}`} it={it} scale={scale} />
        ))}
        {nowMs === null ? null : (
          <li data-kind="now" style={{ '--from': scale.part(scale.placeOf(nowMs)) } as CSSProperties}>
            <span className={styles.words}>{texts.now(hourText(nowMs))}</span>
            <b aria-hidden="true">{hourText(nowMs)}</b>
          </li>
        )}
      </ul>
    </div>
  );
}

interface DrawnProps {
  readonly it: Stretch;
  readonly scale: Scale;
}

/** One stretch; its word stands in it or beside it, whole, or not at all. */
function Drawn({ it, scale: { width, placeOf, part } }: DrawnProps) {
  const { kind, fromMs, toMs, who } = it;
  const [from, to] = [placeOf(fromMs), placeOf(toMs)];
  const what = who ? texts.by(texts.stretches[kind], who) : texts.stretches[kind];
  const said = texts.stretch(what, hourText(fromMs), hourText(toMs));
  const word = wordOf(it);
  const room = widthOf(word) + 10;
  const side = kind === 'way' || kind === 'expected' ? beside(from, to, room, width) : to - from >= room ? 'in' : null;
  const place = { '--from': part(from), '--to': part(to) } as CSSProperties;
  return (
    <li data-kind={kind} title={said} style={place}>
      {kind === 'slot' || side === null ? null : (
        <span aria-hidden="true" data-side={side}>
          {word}
        </span>
      )}
      <span className={styles.words}>{said}</span>
    </li>
  );
}

const beside = (from: number, to: number, room: number, width: number) =>
  to + room <= width ? 'after' : from >= room ? 'before' : null;

function wordOf({ kind, fromMs, toMs, who }: Stretch): string {
  if (kind === 'expected') return texts.expected(hourText(toMs));
  if (kind === 'way') return texts.way(minutesBetween(fromMs, toMs));
  return who ? isolated(who) : texts.stretches[kind];
}
