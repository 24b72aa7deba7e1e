import { useState } from 'react';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ActionItem } from './action-item.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { Journal } from './journal.tsx';
import { openAction } from './open-commands.ts';
import styles from './panel.module.css';
import { panelTexts } from './text.ts';
import { UndoList } from './undo-list.tsx';
import { useOpenCommands } from './use-open-commands.ts';

/** The list of actions: nothing the user did disappears without a word. */
export function ActionsPanel({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={panelTexts.title} description={panelTexts.description} width="680px" onClose={onClose}>
      <Actions />
      <UndoList />
      <Journal />
    </Dialog>
  );
}

function Actions() {
  const commands = useOpenCommands();
  const [discardedId, setDiscardedId] = useState<string | null>(null);
  const actions = commands.map((stored) => openAction(stored, commands));
  const discarded = actions.find(({ stored }) => stored.id === discardedId);
  if (actions.length === 0) return <EmptyState title={panelTexts.empty} text={panelTexts.emptyText} />;
  return (
    <>
      <ul className={styles.list}>
        {actions.map((action) => (
          <ActionItem key={action.stored.id} action={action} onDiscard={() => setDiscardedId(action.stored.id)} />
        ))}
      </ul>
      {discarded ? <DiscardDialog action={discarded} all={actions} onClose={() => setDiscardedId(null)} /> : null}
    </>
  );
}
