import type { DockCard, TaskRow } from '../../../../db/view-rows/dispatch.ts';

export interface RoundLine {
  readonly card: DockCard;
  /** A stop of the round, with its place from 1; null for a round without any. */
  readonly stop: { readonly row: TaskRow; readonly number: number } | null;
  readonly nowMs: number;
}

/** A line for each stop, and one for a round without any. */
export const linesOf = (cards: readonly DockCard[], nowMs: number): readonly RoundLine[] =>
  cards.flatMap((card): readonly RoundLine[] =>
    card.tasks.length === 0
      ? [{ card, stop: null, nowMs }]
      : card.tasks.map((row, at) => ({ card, stop: { row, number: at + 1 }, nowMs })),
  );
