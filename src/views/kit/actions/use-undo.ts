import { isRefusal } from '../../../domain/result.ts';
import { useClient } from '../client/context.ts';
import { undoTexts } from '../text.ts';
import { impossible, unexplained } from '../toasts/refused-toast.ts';
import { useToasts } from '../toasts/toast-context.ts';
import { type Done, isStillDone, lastDone, noteDone, noteUndone, type Step } from './history.ts';
import { refusalText } from './refusal-text.ts';

interface Undo {
  /** Shows that something was done, with a button to undo it. */
  readonly offer: (done: Pick<Done, 'label' | 'center' | 'commandIds'> & { readonly steps: readonly Step[] }) => void;
  readonly undo: (done: Done) => Promise<void>;
  /** Undoes the last thing this page did. */
  readonly undoLast: () => Promise<void>;
}

/** Keys of the toast that offers to undo, and of the one after it. */
const keyOf = ({ id }: Done) => `done:${id}`;
const undoKeyOf = ({ id }: Done) => `undone:${id}`;

/** One at a time: a second press undoes the one before. */
let undoing: Promise<unknown> = Promise.resolve();

/**
 * Undoes what this page did, last step first, each as a new action; a step that cannot be undone stays, with a reason.
 */
export function useUndo(): Undo {
  const { worker } = useClient();
  const toasts = useToasts();
  const refuse = (text: string) => toasts.show(impossible(text));

  const takeBack = async (done: Done) => {
    if (!isStillDone(done)) return toasts.show({ text: undoTexts.done, seconds: 3 });
    if (!done.steps) return refuse(undoTexts.cannot(done.label, done.isParked));
    let left = done.steps;
    for (const step of done.steps.toReversed()) {
      const issued = await worker.undo(step.command.name, step.args, done.center);
      if (isRefusal(issued)) return refuse(undoTexts.refused(done.label, refusalText(step.command, issued)));
      toasts.close(keyOf(done));
      toasts.follow(issued.commandId, { group: undoKeyOf(done) });
      left = left.slice(0, -1);
      noteUndone(done, left);
    }
    toasts.show({ text: undoTexts.undone(done.label), seconds: 10, isWaiting: true }, { key: undoKeyOf(done) });
  };

  const inTurn = (run: () => Promise<void> | void) => {
    const next = undoing.then(run).catch(() => {
      // The device could not store it: nothing was promised.
      toasts.show(unexplained);
    });
    undoing = next;
    return next;
  };
  const undo = (done: Done) => inTurn(() => takeBack(done));
  const undoLast = () =>
    inTurn(() => {
      const done = lastDone();
      return done ? takeBack(done) : toasts.show({ text: undoTexts.nothing, seconds: 3 });
    });

  const offer: Undo['offer'] = (done) => {
    const offered = noteDone(done);
    const key = keyOf(offered);
    for (const id of done.commandIds) toasts.follow(id, { group: key });
    const action = { label: undoTexts.undo, run: () => void undo(offered) };
    toasts.show({ text: done.label, seconds: 10, isWaiting: true }, { action, key });
  };
  return { offer, undo, undoLast };
}
