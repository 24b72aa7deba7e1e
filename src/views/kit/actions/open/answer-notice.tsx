import { Notice } from '../../../ui/forms/notice.tsx';
import type { Answered } from '../use-answered.ts';
import { OpenNote } from './open-note.tsx';

interface AnswerNoticeProps {
  readonly of: Pick<Answered<never>, 'problem' | 'doubt' | 'isRunning'>;
  /** Goes before a problem. */
  readonly first?: string | null;
}

/** Why the last try of a form failed; an action whose answer was lost, with its ways on. */
export function AnswerNotice({ of: { problem, doubt, isRunning }, first = null }: AnswerNoticeProps) {
  if (doubt) return <OpenNote stored={doubt} />;
  return <Notice text={isRunning ? null : (first ?? problem)} />;
}
