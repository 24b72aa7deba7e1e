import { useState } from 'react';
import { isMoved } from '../../../../db/outbox/states.ts';
import type { StoredCommand } from '../../../../db/schema.ts';
import { Button } from '../../../ui/button.tsx';
import { BothValues } from '../basis/both-values.tsx';
import { movedWords } from '../basis/moved-words.ts';
import { panelTexts } from '../text.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { openAction } from './open-commands.ts';
import styles from './open-note.module.css';
import { RetryButton } from './retry-button.tsx';
import { useOpenCommands } from './use-open-commands.ts';

/** One action refused or without a known outcome: which, why, and the ways out. */
export function OpenNote({ stored }: { readonly stored: StoredCommand }) {
  const action = openAction(stored, []);
  const { command, label, reason, canDiscard } = action;
  const [isAsking, setIsAsking] = useState(false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is typed
    <div role="group" aria-label={label} className={styles.note}>
      <span className={styles.text}>
        <strong>{label}</strong> {reason}
        {isMoved(stored) ? <BothValues stored={stored} /> : null}
      </span>
      <RetryButton action={action} size="1" />
      <Button
        size="1"
        variant="soft"
        color="gray"
        reason={canDiscard ? null : panelTexts.sending}
        onClick={() => setIsAsking(true)}
      >
        {isMoved(stored) ? movedWords(command).giveUp : panelTexts.discard}
      </Button>
      {isAsking ? <Discard stored={stored} onClose={() => setIsAsking(false)} /> : null}
    </div>
  );
}

function Discard({ stored, onClose }: { readonly stored: StoredCommand; readonly onClose: () => void }) {
  const commands = useOpenCommands();
  const all = commands.map((it) => openAction(it, commands));
  return <DiscardDialog action={openAction(stored, commands)} all={all} onClose={onClose} />;
}
