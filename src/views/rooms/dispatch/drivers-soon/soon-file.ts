import type { SoonRow } from '../../../../db/view-rows/drivers.ts';
import { instant, texts as several, text } from '../../../../domain/csv/cells.ts';
import type { CsvColumn } from '../../../../domain/csv/csv.ts';
import { arrivalMs } from '../../../../domain/driver/arrival.ts';
import { isStarted, papers, planningAnswer, planningSessions } from '../../../../domain/driver/planning.ts';
import { vehicleLabel } from '../../../../domain/driver/vehicle.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { soonColumns, soonTexts } from './text.ts';

interface Soon {
  readonly row: SoonRow;
  readonly nowMs: number;
}

const yesOrNo = (isSo: boolean) => text(isSo ? soonTexts.yes : soonTexts.no);
const answerText = (row: SoonRow) => {
  const answer = planningAnswer(row);
  return answer && soonTexts[answer];
};
const papersText = (row: SoonRow) => {
  const paper = papers(row);
  return paper && soonTexts.papers[paper];
};

/** The drivers who are expected (DSP-589, LOG-217). */
export const soonFile: readonly CsvColumn<Soon>[] = [
  { title: soonColumns.name, cell: ({ row }) => text(row.name ?? String(row.id)) },
  { title: soonColumns.mobile, cell: ({ row }) => text(row.mobile) },
  { title: soonColumns.vehicle, cell: ({ row }) => text(vehicleLabel(row.vehicle)) },
  { title: soonColumns.arrival, cell: ({ row }) => instant(arrivalMs(row)) },
  {
    title: soonColumns.planning,
    cell: ({ row, nowMs }) =>
      several(
        planningSessions(row, nowMs).map(({ startMs, endMs }) => soonTexts.session(hourText(startMs), hourText(endMs))),
      ),
  },
  { title: soonColumns.confirmed, cell: ({ row }) => text(answerText(row)) },
  { title: soonColumns.started, cell: ({ row }) => yesOrNo(isStarted(row)) },
  { title: soonColumns.presence, cell: ({ row }) => instant(row.current_presence_start) },
  { title: soonColumns.papers, cell: ({ row }) => text(papersText(row)) },
  { title: soonColumns.pnr, cell: ({ row }) => text(row.planning_not_respected ? soonTexts.pnr : null) },
  { title: soonColumns.cni, cell: ({ row }) => text(row.has_cni ? soonTexts.cni : null) },
];
