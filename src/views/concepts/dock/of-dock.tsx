import type { ComponentType } from 'react';
import type { DockCard } from '../../../db/view-rows/dispatch.ts';
import type { Command } from '../../../domain/command.ts';
import { whyNotOver } from '../../../domain/dock/over.ts';
import { dockCode } from '../../../domain/dock/text.ts';
import type { Refusal } from '../../../domain/result.ts';
import type { Refusing } from '../../kit/actions/refusal-text.ts';
import { resumed } from '../../kit/actions/resumed.tsx';
import { UnlessRefused } from '../../kit/actions/unless-refused.tsx';
import { useServerNow } from '../../kit/client/clock.ts';
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

interface DockWindowSpec {
  readonly command: Refusing;
  readonly title?: (code: string) => string;
  /** Why a round that is not over refuses the action, as its guard and its offer say it too. */
  readonly whyNot?: (card: DockCard, nowMs: number) => Refusal | null;
  /** The action of the window itself removes the round. */
  readonly isDoneOnceGone?: boolean;
}

/** The window of an action on one round, by the id of the round: its form, else why there is none. */
export function ofDock(
  { command, title = (code) => code, whyNot, isDoneOnceGone = false }: DockWindowSpec,
  Form: ComponentType<DockDialogProps>,
) {
  return function OfDock({ dockId, ...dialog }: OfDockProps) {
    const card = useDockCard(dockId);
    const nowMs = useServerNow();
    if (card === undefined || (card === null && isDoneOnceGone)) return null;
    const name = title(dockCode(dockId));
    if (card === null) return <EmptyDialog title={name} text={moveTexts.dockGone} onClose={dialog.onClose} />;
    const refusal = whyNotOver(card) ?? whyNot?.(card, nowMs) ?? null;
    return (
      <UnlessRefused command={command} refusal={refusal} title={name} onClose={dialog.onClose}>
        <Form card={card} {...dialog} />
      </UnlessRefused>
    );
  };
}

/** The same, whose form is given the arguments of the action that it replaces. */
export const dockForm = <Args,>(
  spec: DockWindowSpec & { readonly command: Command<Args> },
  Form: ComponentType<DockFormProps<Args>>,
) => ofDock(spec, resumed<Args, DockDialogProps>(spec.command, Form));
