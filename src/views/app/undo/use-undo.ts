import { genericError } from '../../../domain/error-text.ts';
import { isRefusal } from '../../../domain/result.ts';
import { useClient } from '../context.ts';
import { issueRefusals, texts, undoTexts } from '../text.ts';
import { useToasts } from '../toasts/toast-context.ts';
import { addOffer, takeOffer, type UndoOffer } from './offers.ts';

interface Undo {
  /** Tells that something was done, and that it can be taken back. */
  readonly offer: (done: Omit<UndoOffer, 'id'>) => void;
  readonly undo: (done: UndoOffer) => Promise<void>;
}

/** Takes actions back, last first, each as a new action; what has been built upon stays and says so. */
export function useUndo(): Undo {
  const { worker } = useClient();
  const toasts = useToasts();

  const undo = async (done: UndoOffer) => {
    if (!takeOffer(done)) return toasts.show({ text: undoTexts.done, seconds: 3 });
    for (const { name, args } of done.steps.toReversed()) {
      const issued = await worker.undo(name, args, done.center);
      if (isRefusal(issued)) {
        const text = issueRefusals[issued.code] ?? undoTexts.builtUpon;
        toasts.show({ title: texts.impossible, text, seconds: 10 });
        return;
      }
      toasts.follow(issued.commandId);
    }
  };

  const run = (done: UndoOffer) =>
    undo(done).catch(() => {
      // The device could not record it: nothing was promised.
      toasts.show({ text: genericError, seconds: 5 });
    });

  const offer = (done: Omit<UndoOffer, 'id'>) => {
    const offered = addOffer(done);
    toasts.show({ text: done.label, seconds: 10 }, { label: undoTexts.undo, run: () => void run(offered) });
  };
  return { offer, undo: run };
}
