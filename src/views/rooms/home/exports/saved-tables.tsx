import type { MarkedRow } from '../../../../db/queries/seen-rows.ts';
import { LinesExport, TableExport } from '../../../kit/export/table-export.tsx';
import { useMetasOfList } from '../../../kit/queries/use-metas.ts';
import { later } from '../../../ui/later/later.ts';
import { assignmentTexts } from '../assignment/text.ts';
import { linesOf } from '../board/lines-of.ts';
import { boardTexts } from '../board/text.ts';
import type { PackingBoard } from '../board/use-packing-board.ts';

interface People {
  readonly of: 'people';
  readonly rows: readonly MarkedRow<'next'>[];
  readonly configs: readonly MarkedRow<'nextConfig'>[];
  /** The zones of the center. */
  readonly zones: ReadonlySet<number>;
}

interface Sessions {
  readonly of: 'sessions';
  readonly label: string;
  readonly rows: readonly MarkedRow<'planning'>[];
}

interface Packings {
  readonly of: 'board';
  readonly board: PackingBoard;
}

const people = later(async () => (await import('./files.ts')).homeFiles.people);
const sessions = later(async () => (await import('./files.ts')).homeFiles.sessions);
const packings = later(async () => (await import('./files.ts')).homeFiles.packings);

/** Exports a table of the home page as it is shown (LOG-217). */
export function HomeExport(table: People | Sessions | Packings) {
  if (table.of === 'sessions') return <TableExport {...table} name="sessions" columns={sessions} />;
  return table.of === 'board' ? <BoardExport {...table} /> : <PeopleExport {...table} />;
}

function PeopleExport({ rows, configs, zones }: People) {
  const lines = () => rows.map((next) => ({ next, configs, zones }));
  return (
    <LinesExport label={assignmentTexts.title} name="preparateurs" count={rows.length} lines={lines} columns={people} />
  );
}

function BoardExport({ board }: Packings) {
  const metas = useMetasOfList();
  const shown = linesOf(board);
  const lines = () => shown.map((line) => ({ ...line, metas }));
  return (
    <LinesExport label={boardTexts.title} name="preparations" count={shown.length} lines={lines} columns={packings} />
  );
}
