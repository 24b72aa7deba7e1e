import { Notice } from '../../ui/forms/notice.tsx';
import { OpenNote } from './open-note.tsx';
import type { LiveAction } from './use-live-action.ts';

/** Beside what was pressed: its action whose answer was lost, with its ways on; else why the last press did nothing. */
export const LiveNote = ({ of: { doubt, problem } }: { readonly of: Pick<LiveAction<never>, 'doubt' | 'problem'> }) =>
  doubt ? <OpenNote stored={doubt} /> : <Notice text={problem} />;
