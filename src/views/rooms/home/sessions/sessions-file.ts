import { instant, text } from '../../../../domain/csv/cells.ts';
import type { CsvColumn } from '../../../../domain/csv/csv.ts';
import { type PlanningSession, packerOf } from '../../../../domain/preparation/planning.ts';
import { sessionTexts as texts } from '../text.ts';

/** The sessions of packers that are to begin (PRP-060, LOG-217). */
export const sessionsFile: readonly CsvColumn<PlanningSession>[] = [
  { title: texts.packer, cell: (session) => text(packerOf(session)) },
  { title: texts.start, cell: ({ started_at }) => instant(started_at) },
];
