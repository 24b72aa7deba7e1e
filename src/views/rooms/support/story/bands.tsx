import type { CSSProperties } from 'react';
import { latenessText } from '../../../../domain/late-order/text.ts';
import type { Story } from '../../../../domain/order/sheet/story.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import type { Scale } from './scale.ts';
import styles from './story.module.css';
import { storyTexts as texts } from './text.ts';
import { widthOf } from './width-of.ts';

interface BandsProps {
  readonly story: Story;
  readonly scale: Scale;
}

/** The slot through both lanes, and how the arrival, else now, lies off it (OUR-050): its words are those of the lanes. */
export function Bands({ story: { planned, arrival, offSlotMin, nowMs }, scale: { placeOf, part } }: BandsProps) {
  const slot = planned.find(({ kind }) => kind === 'slot');
  if (!slot) return null;
  const [from, to] = [placeOf(slot.fromMs), placeOf(slot.toMs)];
  const word = texts.band(hourText(slot.fromMs), hourText(slot.toMs));
  const side = slotSide({ from, to, room: widthOf(word) + 10, now: nowMs === null ? null : placeOf(nowMs) });
  const atMs = arrival && arrival.kind !== 'missed' ? arrival.atMs : nowMs;
  const at = atMs === null ? null : placeOf(atMs);
  const off = at === null || !offSlotMin ? null : offSlotMin > 0 ? { from: to, to: at } : { from: at, to: from };
  const between = (start: number, end: number) => ({ '--from': part(start), '--to': part(end) }) as CSSProperties;
  return (
    <>
      <div className={styles.slot} aria-hidden="true" data-side={side} style={between(from, to)}>
        {side ? <b>{word}</b> : null}
      </div>
      {off && offSlotMin ? (
        <div
          className={styles.off}
          aria-hidden="true"
          data-tone={offSlotMin > 0 ? 'red' : 'blue'}
          style={between(off.from, off.to)}
        >
          {off.to - off.from >= offRoom ? (
            <b>{offSlotMin > 0 ? latenessText(offSlotMin) : texts.early(-offSlotMin)}</b>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

/** Beside the hour of now, which stands at its end. */
const offRoom = 84;

interface SlotSide {
  /** Px on the line; `room` is that of its words. */
  readonly from: number;
  readonly to: number;
  readonly room: number;
  readonly now: number | null;
}

/** Half of what the hour of now takes. */
const nowRoom = 22;

/** Where the words of the slot stand: from its start on, else up to its end, never under the hour of now. */
function slotSide({ from, to, room, now }: SlotSide): 'in' | 'before' | null {
  const isFree = (start: number) => now === null || now + nowRoom <= start || now - nowRoom >= start + room;
  if (to - from >= room && isFree(from)) return 'in';
  return to >= room && isFree(to - room) ? 'before' : null;
}
