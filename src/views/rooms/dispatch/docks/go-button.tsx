import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { assignDock } from '../../../../domain/dock/commands/assign.ts';
import { whyNotOver } from '../../../../domain/dock/over.ts';
import { DriverId } from '../../../../domain/driver/driver.ts';
import { dockTexts } from '../../../concepts/dock/text.ts';
import { refusalText } from '../../../kit/actions/refusal-text.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { blocks } from '../../../kit/text.ts';
import { Button } from '../../../ui/button.tsx';

/** Gives the dock to its driver, now or never; disabled, it has a reason (DSP-416 to DSP-418, DSP-462, DSP-488). */
export function GoButton({ card }: { readonly card: DockCard }) {
  const { clockOffsetMs } = useSignedIn();
  const go = useAction(assignDock);
  if (card.gone_at || whyNotOver(card)) return null;
  const isSending = go.isRunning || card.marks.some((mark) => mark.state === 'sending');
  const reason = isSending
    ? dockTexts.sending
    : (refusedBy(card) ?? go.blocked ?? (card.marks.length > 0 ? blocks.laneBusy : null));
  const run = () => {
    const driverId = DriverId.safeParse(card.target_driver);
    void go.run({
      dockId: card.id,
      driverId: driverId.success ? driverId.data : null,
      lockedAt: card.locked_at ?? null,
      at: new Date(Date.now() + clockOffsetMs).toISOString(),
    });
  };
  return (
    <Button size="1" variant="solid" reason={reason} aria-label={dockTexts.goLabel(card.id)} onClick={run}>
      {dockTexts.go}
    </Button>
  );
}

const refusedBy = ({ assignRefusal }: DockCard) =>
  assignRefusal === null ? null : refusalText(assignDock, { code: assignRefusal, detail: undefined });
