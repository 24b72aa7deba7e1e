import type { ComponentType } from 'react';
import type { DockCard } from '../../../db/view-rows/dispatch.ts';
import { dockCode } from '../../../domain/dock/text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { moveTexts } from './move/text.ts';
import { useDockCard } from './use-dock-card.ts';

export interface DockDialogProps {
  readonly card: DockCard;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

interface OfDockProps extends Omit<DockDialogProps, 'card'> {
  readonly dockId: number;
}

/** A dialog on one dock, by its id. `isDoneOnceGone`: the dialog's own action removes the dock. */
export function ofDock(Shown: ComponentType<DockDialogProps>, { isDoneOnceGone = false } = {}) {
  return function OfDock({ dockId, ...dialog }: OfDockProps) {
    const card = useDockCard(dockId);
    if (card) return <Shown card={card} {...dialog} />;
    if (card === undefined || isDoneOnceGone) return null;
    return (
      <Dialog title={dockCode(dockId)} onClose={dialog.onClose}>
        <EmptyState title={moveTexts.dockGone} />
      </Dialog>
    );
  };
}
