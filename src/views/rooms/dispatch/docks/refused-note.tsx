import { useState } from 'react';
import { storedCommand } from '../../../../db/queries/actions.ts';
import type { StoredCommand } from '../../../../db/schema.ts';
import { DiscardDialog } from '../../../kit/actions/discard-dialog.tsx';
import { openAction } from '../../../kit/actions/open-commands.ts';
import { panelTexts } from '../../../kit/actions/text.ts';
import { useOpenCommands } from '../../../kit/actions/use-open-commands.ts';
import { useRetry } from '../../../kit/actions/use-retry.ts';
import { useOnline, useSignedIn } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { blocks } from '../../../kit/text.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './refused-note.module.css';

/** One action refused or without a known outcome: which, why, and the ways out. */
export function RefusedNote({ id }: { readonly id: string }) {
  const { db } = useSignedIn();
  const stored = useSeenQuery(() => storedCommand(db, id), [db, id]);
  return stored ? <Note stored={stored} /> : null;
}

function Note({ stored }: { readonly stored: StoredCommand }) {
  const { label, reason, canRetry, canDiscard, command } = openAction(stored, []);
  const { isOnline } = useOnline();
  const retry = useRetry();
  const [isAsking, setIsAsking] = useState(false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is typed
    <div role="group" aria-label={label} className={styles.note}>
      <span className={styles.text}>
        <strong>{label}</strong> {reason}
      </span>
      {canRetry ? (
        <Button
          size="1"
          variant="soft"
          reason={stored.live && !isOnline ? blocks.offline : null}
          onClick={() => retry(stored, command)}
        >
          {panelTexts.retry}
        </Button>
      ) : null}
      <Button
        size="1"
        variant="soft"
        color="gray"
        reason={canDiscard ? null : panelTexts.sending}
        onClick={() => setIsAsking(true)}
      >
        {panelTexts.discard}
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
