import type { CsvColumn } from '../../../domain/csv/csv.ts';
import type { Later } from '../../ui/later/later.ts';
import { asBlock, laterView } from '../../ui/later/later-view.tsx';
import styles from './export.module.css';
import type { PressProps } from './press.tsx';

/** The columns of a table's file: what the screen says, a figure as a figure and an instant as an instant. */
export type FileColumns<Row> = Later<readonly CsvColumn<Row>[]>;

/** A board is painted without it; its place is kept. */
const Press = laterView<PressProps>(async () => (await import('./press.tsx')).Press, {
  ...asBlock,
  Meanwhile: () => <span className={styles.place} />,
});

interface ExportProps<Line> {
  /** The table's name on the screen. */
  readonly label: string;
  /** `credits` of `credits-2026-11-26.csv`; names nobody. */
  readonly name: string;
  readonly columns: FileColumns<Line>;
}

interface TableExportProps<Row> extends ExportProps<Row> {
  /** What the table shows, by its filters and in its order; lines that are folded away are in it. */
  readonly rows: readonly Row[];
}

/** `Exporter`, in the head of a table: saves it as it is shown for a spreadsheet (LOG-217). */
export const TableExport = <Row,>({ rows, ...table }: TableExportProps<Row>) => (
  <LinesExport {...table} count={rows.length} lines={() => rows} />
);

interface LinesExportProps<Line> extends ExportProps<Line> {
  readonly count: number;
  readonly lines: () => readonly Line[];
}

/** The same of a long list, whose lines are made at the press. */
export function LinesExport<Line>({ label, name, count, lines, columns }: LinesExportProps<Line>) {
  if (count === 0) return null;
  const csv: PressProps['csv'] = async (csvOf) => {
    const its = await columns.fetch();
    return its && csvOf(its, lines());
  };
  return <Press label={label} name={name} count={count} csv={csv} />;
}
