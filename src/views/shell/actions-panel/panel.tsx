import { useState } from 'react';
import { DiscardDialog } from '../../kit/actions/open/discard-dialog.tsx';
import { openAction } from '../../kit/actions/open/open-commands.ts';
import { useOpenCommands } from '../../kit/actions/open/use-open-commands.ts';
import { panelTexts } from '../../kit/actions/text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { ActionItem } from './action-item.tsx';
import { Journal } from './journal.tsx';
import styles from './panel.module.css';
import { UndoList } from './undo-list.tsx';

/** The list of actions: nothing the user did disappears silently. */
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
