const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const firstMs = [5 * secondMs, 15 * secondMs, minuteMs];
const dayMs = 24 * 60 * minuteMs;

/**
 * How long after the look-up of this number, from 0, a part in doubt is looked up again: after 5, 15 and 60 s, each
 * minute for ten, then each ten minutes for a day. Null: no more, a person decides.
 */
export function nextLookMs(looks: number): number | null {
  const first = firstMs[looks];
  if (first !== undefined) return first;
  if (looks < firstMs.length + 10) return minuteMs;
  const tens = looks - firstMs.length - 10;
  return tens * 10 * minuteMs < dayMs ? 10 * minuteMs : null;
}

/** A provider who has a part is asked each minute, then each hour: his bank may take days. */
export const nextPendingMs = (looks: number): number => (looks < 60 ? minuteMs : 60 * minuteMs);

/** A refund that is done may fail at the bank up to three days later: it is looked up each hour. */
export const nextRefundedMs = (looks: number): number | null => (looks < 72 ? 60 * minuteMs : null);

/** A part that a person settled is read on as long, to hear whether its provider says otherwise (SUP-377). */
export const nextDecidedMs = (looks: number): number | null => nextRefundedMs(looks);

/** Nobody is asked for longer: whoever asked has ended without an answer. */
export const askedMs = 60 * secondMs;

/** A provider keeps a key for a day at least: for so long the same call may be sent again. */
export const keyLastsMs = dayMs - 60 * minuteMs;
