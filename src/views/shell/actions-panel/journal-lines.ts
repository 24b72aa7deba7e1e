import type { JournalEntry } from '../../../db/schema.ts';
import { commandNamed } from '../../../domain/commands.ts';
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

/** One entry in words: it holds the id of its subject, the replica has the name. */
export function journalLine(
  { atMs, name, event, reason, about }: JournalEntry,
  nameOf: NameOf = () => undefined,
): JournalLine {
  const title = commandNamed(name)?.text.title ?? name;
  return {
    time: dayTimeText(atMs),
    title: about ? joined(' – ', [title, subjectText(about, nameOf(about))]) : title,
    event: eventLabels[event],
    reason: reason ? (reason.text ?? wordsOf(reason.code) ?? reason.code) : '',
  };
}

/** A spreadsheet runs a cell that begins so as a formula. */
const formula = /^[=+\-@\t\r]/;
const cell = (value: string | number) => {
  const text = String(value);
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** The journal for a French spreadsheet: semicolons, a byte order mark; the ids are those of the requests. */
export function journalCsv(entries: readonly JournalEntry[]): string {
  const lines = entries.map((entry) => {
    const { title, event, reason } = journalLine(entry);
    const at = new Date(entry.atMs).toISOString();
    return [at, entry.commandId, title, event, entry.attempt, reason].map(cell).join(';');
  });
  return `\uFEFF${[panelTexts.journalColumns.map(cell).join(';'), ...lines].join('\r\n')}\r\n`;
}
