import { lastJournalEntries, wholeJournal } from '../../../db/queries/actions.ts';
import { joined } from '../../../domain/isolate.ts';
import { Button } from '../../shared/ui/button.tsx';
import { useSignedIn } from '../context.ts';
import { useSeenQuery } from '../live-queries.ts';
import { journalCsv, journalLine } from './journal-lines.ts';
import styles from './panel.module.css';
import { panelTexts } from './text.ts';

const shown = 100;

/** What became of this device's actions, latest first; the whole of it can be saved as a file. */
export function Journal() {
  const { db } = useSignedIn();
  const entries = useSeenQuery(() => lastJournalEntries(db, shown), [db]) ?? [];
  const save = async () => download(journalCsv(await wholeJournal(db)), panelTexts.journalFile);
  return (
    <details className={styles.journal}>
      <summary>{panelTexts.journalTitle}</summary>
      <Button size="1" reason={entries.length === 0 ? panelTexts.journalEmpty : null} onClick={() => void save()}>
        {panelTexts.journalSave}
      </Button>
      <ol className={styles.rows}>
        {entries.map((entry) => {
          const { time, title, event, reason } = journalLine(entry);
          return (
            <li key={entry.n}>
              <time>{time}</time>
              <span>{title}</span>
              <span>{joined(' : ', [event, reason])}</span>
            </li>
          );
        })}
      </ol>
    </details>
  );
}

function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
