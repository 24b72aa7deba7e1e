import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { cancelJob, regularizeDock } from '../../../../domain/courier/commands/end-job.ts';
import { canCancel, canRegularize } from '../../../../domain/courier/job-rules.ts';
import type { Provider } from '../../../../domain/courier/provider.ts';
import { providerNames } from '../../../../domain/courier/text.ts';
import { whyNotOver } from '../../../../domain/dock/over.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { LiveNote } from '../../../kit/actions/open/live-note.tsx';
import { useLiveAction } from '../../../kit/actions/use-live-action.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { AskedButton } from '../../../ui/windows/asked-button.tsx';
import { busyWith, courierDockOf, refusedBefore, shownJobs } from './offers.ts';
import { callTexts } from './text.ts';

interface EndProps {
  readonly card: DockCard;
  readonly provider: Provider;
}

/** Buttons for the latest job of a courier's dock (DSP-677, DSP-680, DSP-682, DSP-683). */
export function EndButtons({ card, provider }: EndProps) {
  const dock = { ...courierDockOf(card), external_shipping_jobs: [...shownJobs(card)] };
  return (
    <>
      {whyNotOver(card) || canCancel(dock) ? null : <CancelButton card={card} provider={provider} />}
      {canRegularize(dock) ? null : <RegularizeButton card={card} provider={provider} />}
    </>
  );
}

function CancelButton({ card, provider }: EndProps) {
  const { run, blocked, isRunning, doubt, problem } = useLiveAction(cancelJob, { dockId: card.id });
  const code = dockCode(card.id);
  return (
    <>
      <AskedButton
        label={callTexts.cancel}
        name={callTexts.cancelOf(code)}
        reason={blocked ?? busyWith(card.marks, isRunning)}
        title={callTexts.cancelOf(code)}
        question={callTexts.sureToCancel(providerNames[provider], code, card.tasks.map(orderName))}
        confirm={callTexts.cancel}
        onConfirm={() => void run({ dockId: card.id, provider }, refusedBefore(card.marks))}
      />
      <LiveNote of={{ doubt, problem }} />
    </>
  );
}

function RegularizeButton({ card, provider }: EndProps) {
  const { clockOffsetMs } = useSignedIn();
  const { run, blocked, isRunning, doubt, problem } = useLiveAction(regularizeDock, { dockId: card.id });
  const code = dockCode(card.id);
  const regularize = () => {
    const at = new Date(Date.now() + clockOffsetMs).toISOString();
    void run({ dockId: card.id, provider, taskIds: card.tasks.map(({ id }) => id), at }, refusedBefore(card.marks));
  };
  return (
    <>
      <AskedButton
        label={callTexts.regularize}
        name={callTexts.regularizeOf(code)}
        reason={blocked ?? busyWith(card.marks, isRunning)}
        title={callTexts.regularizeOf(code)}
        question={callTexts.sureToRegularize(code, card.tasks.map(orderName))}
        confirm={callTexts.regularize}
        onConfirm={regularize}
      />
      <LiveNote of={{ doubt, problem }} />
    </>
  );
}
