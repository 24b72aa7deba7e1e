import { useState } from 'react';
import { type HeldRow, useHeldRows } from '../../ui/tables/held-rows.ts';
import { useIssuedCount } from './use-action.ts';

interface UnderPointer<Row> {
  readonly held: readonly HeldRow<Row>[];
  /** For the element around the rows. */
  readonly pointer: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onPointerCancel: () => void;
  };
}

interface Holding {
  /** They are also held by a drag under way, wherever it is. */
  readonly isHeld?: boolean;
  /** How often the user asked for other rows or another order: those show at once. */
  readonly asked?: number;
}

/** Rows that keep their places while the pointer is over them; the user's own changes show at once. */
export function useUnderPointer<Row extends { readonly id: number }>(
  rows: readonly Row[],
  { isHeld = false, asked = 0 }: Holding,
): UnderPointer<Row> {
  const [isOver, setIsOver] = useState(false);
  const isStill = isOver || isHeld;
  const held = useHeldRows(rows, isStill, useIssuedCount(isStill) + asked);
  const leave = () => setIsOver(false);
  return { held, pointer: { onPointerEnter: () => setIsOver(true), onPointerLeave: leave, onPointerCancel: leave } };
}
