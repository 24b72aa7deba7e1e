import { dependantsOf, isInDoubt } from '../../../../db/outbox/lanes.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/windows/confirm.tsx';
import { useClient } from '../../client/context.ts';
import { panelTexts } from '../text.ts';
import type { OpenAction } from './open-commands.ts';

interface DiscardDialogProps {
  readonly action: OpenAction;
  readonly all: readonly OpenAction[];
  readonly onClose: () => void;
}

/** Asks before an action is given up, and whether its dependants go too. */
export function DiscardDialog({ action, all, onClose }: DiscardDialogProps) {
  const { worker } = useClient();
  const stored = all.map((it) => it.stored);
  const behind = new Set(dependantsOf(stored, action.stored).map((it) => it.id));
  const labels = all.filter((it) => behind.has(it.stored.id)).map((it) => it.label);
  const discard = (withDependants: boolean) => {
    void worker.discard(action.stored.id, withDependants);
    onClose();
  };
  const text = isInDoubt(action.stored) ? panelTexts.discardDoubt(action.label) : panelTexts.discardText(action.label);
  return (
    <Confirm
      title={panelTexts.discardTitle}
      text={labels.length > 0 ? joined(' ', [text, panelTexts.dependants(labels)]) : text}
      confirm={labels.length > 0 ? panelTexts.discardAll : panelTexts.discard}
      onConfirm={() => discard(true)}
      onCancel={onClose}
    >
      {labels.length > 0 ? (
        <Button variant="soft" color="red" onClick={() => discard(false)}>
          {panelTexts.discardOne}
        </Button>
      ) : null}
    </Confirm>
  );
}
