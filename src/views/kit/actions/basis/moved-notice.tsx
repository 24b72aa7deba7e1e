import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/forms/notice.tsx';
import { movedTexts } from './moved-text.ts';
import type { AsSeen } from './use-as-seen.ts';

interface MovedNoticeProps {
  readonly of: Pick<AsSeen<unknown>, 'isMoved' | 'readAgain'>;
  /** From what to what. */
  readonly text: string;
}

/** What somebody else changed under a form: nothing is sent before its user has read it. */
export function MovedNotice({ of: { isMoved, readAgain }, text }: MovedNoticeProps) {
  if (!isMoved) return null;
  return (
    <>
      <Notice text={text} />
      <Button size="1" variant="soft" onClick={readAgain}>
        {movedTexts.readAgain}
      </Button>
    </>
  );
}
