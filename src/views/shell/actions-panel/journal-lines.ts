import type { JournalEntry } from '../../../db/schema.ts';
import { commandNamed } from '../../../domain/commands.ts';
import { count, instant, text } from '../../../domain/csv/cells.ts';
import type { CsvColumn } from '../../../domain/csv/csv.ts';
import { type RowKey, splitKey } from '../../../domain/rows.ts';
import { dayTimeText } from '../../../domain/time/paris-time.ts';
import { joined } from '../../../domain/words/isolate.ts';
import { entityText, eventLabels, panelTexts } from '../../kit/actions/text.ts';
import { wordsOf } from '../../kit/text.ts';

/** The name of a row, if the replica has it. */
export type NameOf = (key: RowKey) => string | undefined;

/** A round gets the word `Tournée`: only those who use its code every day know it alone. */
function subjectText(key: RowKey, name: string | undefined): string {
  const [kind, id] = splitKey(key);
  return kind === 'dock' ? `Tournée ${entityText(kind, id, name)}` : entityText(kind, id, name);
}

export interface JournalLine {
  readonly time: string;
  readonly title: string;
  readonly event: string;
  readonly reason: string;
}

/**
 * One entry in words: it holds the id of its subject, the replica has the name. Its time is this device's, which may be
 * wrong, and is told by the clock of the server as all others are.
 */
export function journalLine(
  { atMs, name, event, reason, about }: JournalEntry,
  clockOffsetMs: number,
  nameOf: NameOf = () => undefined,
): JournalLine {
  const title = commandNamed(name)?.text.title ?? name;
  return {
    time: dayTimeText(atMs + clockOffsetMs),
    title: about ? joined(' – ', [title, subjectText(about, nameOf(about))]) : title,
    event: eventLabels[event],
    reason: reason ? (reason.text ?? wordsOf(reason.code) ?? reason.code) : '',
  };
}

const [at, id, what, step, attempt, why] = panelTexts.journalColumns;

/** The whole journal as a table; the ids are those of the requests, and of the things they are about. */
export const journalFile = (clockOffsetMs: number): readonly CsvColumn<JournalEntry>[] => [
  { title: at, cell: ({ atMs }) => instant(atMs + clockOffsetMs) },
  { title: id, cell: ({ commandId }) => text(commandId) },
  { title: what, cell: (entry) => text(journalLine(entry, clockOffsetMs).title) },
  { title: step, cell: (entry) => text(journalLine(entry, clockOffsetMs).event) },
  { title: attempt, cell: (entry) => count(entry.attempt) },
  { title: why, cell: (entry) => text(journalLine(entry, clockOffsetMs).reason) },
];
