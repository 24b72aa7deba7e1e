import type { JournalEntry } from '../../../db/schema.ts';
import { commandNamed } from '../../../domain/commands.ts';
import { dayTimeText } from '../../../domain/paris-time.ts';
import { wordsOf } from '../text.ts';
import { eventLabels, panelTexts } from './text.ts';

export interface JournalLine {
  readonly time: string;
  readonly title: string;
  readonly event: string;
  readonly reason: string;
}

/** One entry in words. */
export function journalLine({ atMs, name, event, reason }: JournalEntry): JournalLine {
  return {
    time: dayTimeText(atMs),
    title: commandNamed(name)?.text.title ?? name,
    event: eventLabels[event],
    reason: reason ? (reason.text ?? wordsOf(reason.code) ?? reason.code) : '',
  };
}

/** A spreadsheet would run a cell that begins so as a formula. */
const formula = /^[=+\-@\t\r]/;
const cell = (value: string | number) => {
  const text = String(value);
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** The journal as a spreadsheet opens it in French: semicolons, a byte order mark; the ids are those of the requests. */
export function journalCsv(entries: readonly JournalEntry[]): string {
  const lines = entries.map((entry) => {
    const { title, event, reason } = journalLine(entry);
    const at = new Date(entry.atMs).toISOString();
    return [at, entry.commandId, title, event, entry.attempt, reason].map(cell).join(';');
  });
  return `\uFEFF${[panelTexts.journalColumns.map(cell).join(';'), ...lines].join('\r\n')}\r\n`;
}
