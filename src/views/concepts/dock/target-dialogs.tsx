import type { DockCard } from '../../../db/view-rows/dispatch.ts';
import { moveDockOnto } from '../../../domain/dock/commands/move-onto.ts';
import { switchDrivers } from '../../../domain/dock/commands/switch-drivers.ts';
import { dockCode } from '../../../domain/dock/text.ts';
import { useAction } from '../../kit/actions/use-action.ts';
import { useSubmit } from '../../kit/actions/use-submit.ts';
import { useServerNow } from '../../kit/client/clock.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { switchTexts } from './dialog-texts.ts';
import { dockDragRefusal, editRefusal, switchArgs, switchRefusal } from './dock-moves.ts';
import { waitingDocks } from './move/move-targets.ts';
import type { DropTarget } from './move/moves.ts';
import { placeTexts } from './move/place-text.ts';
import { refusedPlace, refusedTarget } from './move/refused-target.ts';
import { TargetList } from './move/target-list.tsx';
import { useMoves } from './move/use-moves.ts';
import { type DockDialogProps, ofDock } from './of-dock.tsx';
import { useAllDocks } from './use-all-docks.ts';

const others = (cards: readonly DockCard[], card: DockCard) =>
  waitingDocks(cards)
    .filter(({ id }) => id !== card.id)
    .map((other) => ({ kind: 'dock', card: other, at: 'last' }) as const);

/** `Déplacer la tournée sur…`: the tap and keyboard way of a dock's drag (DSP-520, DSP-530). */
export const MoveDockDialog = ofDock(
  { command: moveDockOnto, title: placeTexts.dockTitle, whyNot: dockDragRefusal },
  MoveDock,
);

function MoveDock({ card, replaces, onClose }: DockDialogProps) {
  const { blocked, move } = useMoves();
  const nowMs = useServerNow();
  const cards = useAllDocks();
  const dragged = { kind: 'dock', card } as const;
  const choose = useSubmit((target: DropTarget) => move(dragged, target, replaces), onClose);
  if (!cards) return null;
  const offered = others(cards, card).map((target) => ({
    target,
    refusal: blocked === null ? refusedPlace(dragged, target, nowMs) : { reason: blocked, instead: null },
  }));
  return (
    <Dialog title={placeTexts.dockTitle(dockCode(card.id))} width="520px" onClose={onClose}>
      <TargetList offered={offered} onChoose={(target) => void choose(target)} />
    </Dialog>
  );
}

/** `Échanger les livreurs`: with which other dock (DSP-448). */
export const SwitchDriversDialog = ofDock(
  { command: switchDrivers, title: switchTexts.title, whyNot: editRefusal },
  SwitchDrivers,
);

function SwitchDrivers({ card, replaces, onClose }: DockDialogProps) {
  const { clockOffsetMs } = useSignedIn();
  const action = useAction(switchDrivers);
  const nowMs = useServerNow();
  const cards = useAllDocks();
  const choose = useSubmit(async (target: DropTarget) => {
    if (target.kind === 'list') return false;
    return action.run(switchArgs(card, target.card, Date.now() + clockOffsetMs), replaces);
  }, onClose);
  if (!cards) return null;
  const offered = others(cards, card).map((target) => {
    const { blocked } = action;
    const refusal =
      blocked === null
        ? refusedTarget(switchDrivers, switchRefusal(card, target.card, nowMs))
        : { reason: blocked, instead: null };
    return { target, refusal };
  });
  return (
    <Dialog title={switchTexts.title(dockCode(card.id))} width="520px" onClose={onClose}>
      <TargetList offered={offered} onChoose={(target) => void choose(target)} />
    </Dialog>
  );
}
