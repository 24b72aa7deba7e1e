import type { FloorRow } from '../../../../db/view-rows/preparation.ts';
import type { Section } from '../../../../domain/preparation/board.ts';
import type { PackingBoard } from './use-packing-board.ts';

/** What is shown of the board, section by section; `place` is that among the emergencies, from 1. */
export function linesOf({ emergencies, normal, days, rows }: PackingBoard) {
  const of = (section: Section, some: readonly FloorRow[]) => some.map((row) => ({ section, place: null, row }));
  return [
    ...emergencies.map((row, at) => ({ section: 'now' as const, place: at + 1, row })),
    ...of('now', normal),
    ...of('to-check', rows['to-check']),
    ...of('doing', rows.doing),
    ...of('waiting-products', rows['waiting-products']),
    ...of('pickup', rows.pickup),
    ...of(
      'later',
      days.flatMap((day) => day.rows),
    ),
    ...of('blocked', rows.blocked),
    ...of('stand-by', rows['stand-by']),
  ];
}
