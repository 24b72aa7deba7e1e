import type { ComponentType } from 'react';
import type { DockCard } from '../../../db/view-rows/dispatch.ts';
import type { Command } from '../../../domain/command.ts';
import { dockCode } from '../../../domain/dock/text.ts';
import { resumed } from '../../kit/actions/resumed.tsx';
import { EmptyDialog } from '../../ui/windows/empty-dialog.tsx';
import { moveTexts } from './move/text.ts';
import { useDockCard } from './use-dock-card.ts';

export interface DockDialogProps {
  readonly card: DockCard;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

export interface DockFormProps<Args> extends DockDialogProps {
  /** The arguments of the action that another is sent in place of; null for none. */
  readonly replaced: Args | null;
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
    return <EmptyDialog title={dockCode(dockId)} text={moveTexts.dockGone} onClose={dialog.onClose} />;
  };
}

/** The window of one action on one dock: its form. */
export const dockForm = <Args,>(command: Command<Args>, Form: ComponentType<DockFormProps<Args>>) =>
  ofDock(resumed<Args, DockDialogProps>(command, Form));
