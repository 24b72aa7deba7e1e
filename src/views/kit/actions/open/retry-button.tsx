import { useState } from 'react';
import { isInDoubt } from '../../../../db/outbox/lanes.ts';
import { isMoved } from '../../../../db/outbox/states.ts';
import type { StoredCommand } from '../../../../db/schema.ts';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/windows/confirm.tsx';
import { useOnline } from '../../client/context.ts';
import { blocks } from '../../text.ts';
import { movedWords } from '../basis/moved-words.ts';
import { panelTexts } from '../text.ts';
import type { OpenAction } from './open-commands.ts';
import { useRetry } from './use-retry.ts';

interface RetryButtonProps {
  readonly action: OpenAction;
  readonly size?: '1' | '2';
}

/**
 * Sends a parked action again, where that can be done. One in doubt leaves as it was, under its own key; where the
 * server is not sure to know that key any more, the user is asked first, since it may then be done twice (SUP-376).
 */
export function RetryButton({ action: { stored, command, label, canRetry }, size = '2' }: RetryButtonProps) {
  const { isOnline } = useOnline();
  const retry = useRetry();
  const [isAsking, setAsking] = useState(false);
  if (!canRetry) return null;
  const send = () => {
    setAsking(false);
    retry(stored, command);
  };
  const text = isInDoubt(stored) ? panelTexts.sendAgain : isMoved(stored) ? movedWords(command).goOn : panelTexts.retry;
  return (
    <>
      <Button
        size={size}
        variant="soft"
        reason={stored.live && !isOnline ? blocks.offline : null}
        onClick={() => (mayBeTwice(stored) ? setAsking(true) : send())}
      >
        {text}
      </Button>
      {isAsking ? (
        <Confirm
          title={panelTexts.sendAgainTitle}
          text={panelTexts.maybeTwice(label)}
          confirm={panelTexts.sendAgain}
          onConfirm={send}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

const mayBeTwice = (stored: StoredCommand) =>
  isInDoubt(stored) && (stored.keyedUntilMs === null || stored.keyedUntilMs < Date.now());
