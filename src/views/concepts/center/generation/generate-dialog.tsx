import { generateDispatch } from '../../../../domain/center/commands/dispatch.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { OpenNote } from '../../../kit/actions/open/open-note.tsx';
import { useLiveAction } from '../../../kit/actions/use-live-action.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useCenterId } from '../../../kit/scope/use-center-id.ts';
import { Confirm } from '../../../ui/windows/confirm.tsx';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { centerDispatchTexts } from './text.ts';
import { useProgress } from './use-progress.ts';

/** Asks before the center is dispatched (DSP-453, DSP-842). */
export function GenerateDialog({ onClose }: { readonly onClose: () => void }) {
  const center = useCenterId();
  const { run, doubt, problem } = useLiveAction(generateDispatch, { center });
  const { parkedId } = useProgress(generateDispatch);
  const generate = useSubmit(() => run({ center }, parkedId), onClose);
  if (doubt)
    return (
      <Dialog title={centerDispatchTexts.generate} onClose={onClose}>
        <OpenNote stored={doubt} />
      </Dialog>
    );
  return (
    <Confirm
      title={centerDispatchTexts.generate}
      text={joined(' ', [problem && `${problem}.`, centerDispatchTexts.generateText])}
      onConfirm={() => void generate()}
      onCancel={onClose}
    />
  );
}
