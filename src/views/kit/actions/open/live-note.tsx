import type { LiveAction } from '../use-live-action.ts';
import styles from './open-note.module.css';
import { OpenNote } from './open-note.tsx';

interface LiveNoteProps {
  readonly of: Pick<LiveAction<never>, 'doubt' | 'problem'>;
}

/** Beside what was pressed: its action whose answer was lost, with its ways on; else why the last press did nothing. */
export function LiveNote({ of: { doubt, problem } }: LiveNoteProps) {
  if (doubt) return <OpenNote stored={doubt} />;
  if (problem === null) return null;
  return (
    <div role="alert" className={styles.note}>
      {problem}
    </div>
  );
}
