import { lastJournalEntries, wholeJournal } from '../../../db/queries/actions.ts';
import { visibleRow } from '../../../db/queries/rows.ts';
import type { JournalEntry, QuaiDb } from '../../../db/schema.ts';
import { csvOf } from '../../../domain/csv/csv.ts';
import { type RowKey, splitKey } from '../../../domain/rows.ts';
import { joined } from '../../../domain/words/isolate.ts';
import { panelTexts } from '../../kit/actions/text.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { saveCsv } from '../../kit/export/save-csv.ts';
import { stateIcon } from '../../kit/marks/mark-icon.ts';
import { useSeenQuery } from '../../kit/queries/live-queries.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { journalFile, journalLine } from './journal-lines.ts';
import styles from './panel.module.css';

const shown = 100;

/** The steps of this device's actions, latest first; the whole journal can be saved as a file. */
export function Journal() {
  const { db, clockOffsetMs } = useSignedIn();
  const journal = useSeenQuery(async () => {
    const entries = await lastJournalEntries(db, shown);
    return { entries, names: await namesOf(db, entries) };
  }, [db]);
  const entries = journal?.entries ?? [];
  const save = async () => saveCsv(panelTexts.journalFile, csvOf(journalFile(clockOffsetMs), await wholeJournal(db)));
  return (
    <details className={styles.journal}>
      <summary>{panelTexts.journalTitle}</summary>
      <Button size="1" reason={entries.length === 0 ? panelTexts.journalEmpty : null} onClick={() => void save()}>
        {panelTexts.journalSave}
      </Button>
      <ol className={styles.rows}>
        {entries.map((entry) => {
          const { time, title, event, reason } = journalLine(entry, clockOffsetMs, (key) => journal?.names.get(key));
          return (
            <li key={entry.n}>
              <time>{time}</time>
              <span>{title}</span>
              <span>
                {entry.event === 'retry' ? null : <Icon name={stateIcon(entry.event)} />}{' '}
                {joined(' : ', [event, reason])}
              </span>
            </li>
          );
        })}
      </ol>
    </details>
  );
}

/** Names of the subjects of entries: unknown for a center that has left the device. */
async function namesOf(db: QuaiDb, entries: readonly JournalEntry[]): Promise<ReadonlyMap<RowKey, string>> {
  const centers = new Map(
    entries.flatMap(({ about, center }) => (about && center !== undefined ? [[about, center]] : [])),
  );
  const named = await Promise.all(
    [...centers].map(async ([key, center]) => [key, await nameOf(db, center, key)] as const),
  );
  return new Map(named.flatMap(([key, name]) => (name == null ? [] : [[key, name]])));
}

async function nameOf(db: QuaiDb, center: number, key: RowKey): Promise<string | null | undefined> {
  const [kind, id] = splitKey(key);
  if (kind === 'order') return (await visibleRow(db, center, kind, id))?.random_id;
  return kind === 'driver' ? (await visibleRow(db, center, kind, id))?.name : null;
}
