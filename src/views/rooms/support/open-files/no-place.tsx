import { hourText } from '../../../../domain/time/paris-time.ts';
import { isolated } from '../../../../domain/words/isolate.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import styles from './open-files.module.css';
import { type FileOf, nameOf, type OpenFile } from './open-files.ts';
import { openFilesTexts as texts } from './text.ts';
import { useFileName } from './use-file-name.ts';
import { useFiles } from './use-open-files.ts';

interface NoPlaceProps {
  readonly file: FileOf;
  readonly onClose: (other: FileOf) => void;
}

/** In place of a sixth file: those that are open, the one looked at longest ago first, each to be closed for it. */
export function NoPlace({ file, onClose }: NoPlaceProps) {
  const files = useFiles().toSorted((one, other) => one.lookedAtMs - other.lookedAtMs);
  const { order } = useFileName(file);
  const wanted = texts.counted(file.kind, order ?? file.id);
  return (
    <main>
      <EmptyState isPage title={texts.full} text={texts.closeOne(wanted)}>
        <ul className={styles.choices} aria-label={texts.choices}>
          {files.map((open) => (
            <Choice key={nameOf(open)} file={open} wanted={wanted} onClose={() => onClose(open)} />
          ))}
        </ul>
        <p>{texts.typedStays}</p>
      </EmptyState>
    </main>
  );
}

interface ChoiceProps {
  readonly file: OpenFile;
  /** The file that takes its place. */
  readonly wanted: string;
  readonly onClose: () => void;
}

function Choice({ file, wanted, onClose }: ChoiceProps) {
  const { name } = useFileName(file);
  const { clockOffsetMs } = useSignedIn();
  return (
    <li>
      <span>
        <b>{isolated(name)}</b> {texts.lookedAt(hourText(file.lookedAtMs + clockOffsetMs))}
      </span>
      <Button size="1" variant="soft" aria-label={texts.closeFor(name, wanted)} onClick={onClose}>
        {texts.closeAndOpen}
      </Button>
    </li>
  );
}
