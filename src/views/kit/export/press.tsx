import { Button } from '@radix-ui/themes';
import { csvOf } from '../../../domain/csv/csv.ts';
import { parisDay } from '../../../domain/time/paris-time.ts';
import reach from '../../ui/reach.module.css';
import { useSignedIn } from '../client/context.ts';
import { useToasts } from '../toasts/toast-context.ts';
import styles from './export.module.css';
import { saveCsv } from './save-csv.ts';
import { exportTexts as texts } from './text.ts';

export interface PressProps {
  readonly label: string;
  readonly name: string;
  /** How many lines the file has. */
  readonly count: number;
  /** The file by that writer; null if the columns did not come. */
  readonly csv: (write: typeof csvOf) => Promise<string | null>;
}

/** The button of `TableExport`. */
export function Press({ label, name, count, csv }: PressProps) {
  const { clockOffsetMs } = useSignedIn();
  const toasts = useToasts();
  const save = async () => {
    const file = await csv(csvOf);
    if (file === null) toasts.show({ text: texts.missing, seconds: 10, isFailure: true });
    else saveCsv(`${name}-${parisDay(Date.now() + clockOffsetMs)}.csv`, file);
  };
  return (
    <span className={styles.place}>
      <Button
        size="1"
        variant="ghost"
        color="gray"
        className={reach.reach}
        aria-label={texts.of(label)}
        title={texts.lines(count)}
        onClick={() => void save()}
      >
        {texts.label}
      </Button>
    </span>
  );
}
