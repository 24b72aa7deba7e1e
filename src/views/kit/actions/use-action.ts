import { use, useState } from 'react';
import { BehaviorSubject } from 'rxjs';
import { type Command, isLive } from '../../../domain/command.ts';
import { isRefusal } from '../../../domain/result.ts';
import { useClient, useOnline, useSubject } from '../client/context.ts';
import { keepStorage } from '../client/storage-persistence.ts';
import { ScopeContext } from '../scope/scope.ts';
import { blocks } from '../text.ts';
import { refusedToast, unexplained } from '../toasts/refused-toast.ts';
import { useToasts } from '../toasts/toast-context.ts';
import { forgetAction, noteDone } from './history.ts';
import { refusalText } from './refusal-text.ts';

const issued$ = new BehaviorSubject(0);

const readWithinMs = 1_000;
const tellIssued = () => issued$.next(issued$.value + 1);

const unasked$ = new BehaviorSubject(0);

/**
 * Grows with this page's actions: a list held still under the pointer shows the user's own at once. The other lists, a
 * hundred on a board, need not render for it.
 */
export const useIssuedCount = (isHeld: boolean) => useSubject(isHeld ? issued$ : unasked$);

/** The actions of the console, for a view that offers several. */
export interface Actions {
  /** Why an action cannot be issued now, whatever its arguments; null when it can. */
  blockedBy(command: Pick<Command, 'delivery'>): string | null;
  /** Until the worker has stored it; a second click meanwhile sends nothing (DSP-488). */
  readonly isRunning: boolean;
  /** The action's id once it is stored; null when it was refused, which `refused` is told in words. */
  issue<Args>(command: Command<Args>, args: Args, replaces?: string | null, refused?: Refused): Promise<string | null>;
  /** True once the action is stored. `replaces` is a parked action that it replaces (Modifier). */
  run<Args>(command: Command<Args>, args: Args, replaces?: string | null, refused?: Refused): Promise<boolean>;
}

/** What says beside itself why its action could not be recorded. */
type Refused = (text: string) => void;

export function useActions(): Actions {
  const { worker, outdated$, tab } = useClient();
  const scope = use(ScopeContext);
  const toasts = useToasts();
  const isOutdated = useSubject(outdated$) !== null;
  const { isOnline } = useOnline();
  const [running, setRunning] = useState(0);

  const record = async <Args>(
    command: Command<Args>,
    args: Args,
    replaces?: string | null,
    refused?: Refused,
  ): Promise<string | null> => {
    const center = scope ?? tab.state.center;
    const issued = await worker.issue(command.name, args, { center, replaces: replaces ?? undefined });
    if (isRefusal(issued)) {
      toasts.show(refusedToast(command, issued));
      refused?.(refusalText(command, issued));
      return null;
    }
    if (replaces) forgetAction(replaces);
    const label = command.text.label(args);
    noteDone({ label, center, commandIds: [issued.commandId], steps: null });
    toasts.follow(issued.commandId, { isToEnd: isLive(command, args) });
    if (command.text.progress)
      toasts.show({ text: command.text.progress, seconds: 2, isWaiting: true }, { key: issued.commandId });
    tellIssued();
    // Lists read it a moment later: one held since then, by a pointer as a dialog closed, is released.
    setTimeout(tellIssued, readWithinMs);
    void keepStorage();
    return issued.commandId;
  };

  const issue = <Args>(command: Command<Args>, args: Args, replaces?: string | null, refused?: Refused) => {
    setRunning((count) => count + 1);
    return record(command, args, replaces, refused)
      .catch(() => {
        // The device could not store it (full disk, replica closed): nothing was promised, so nothing is lost.
        toasts.show(unexplained);
        refused?.(unexplained.text);
        return null;
      })
      .finally(() => setRunning((count) => count - 1));
  };

  const run: Actions['run'] = async (command, args, replaces, refused) =>
    (await issue(command, args, replaces, refused)) !== null;

  const blockedBy = ({ delivery }: Pick<Command, 'delivery'>) => {
    if (isOutdated) return blocks.outdated;
    return delivery.kind === 'live' && !isOnline ? blocks.offline : null;
  };
  return { blockedBy, isRunning: running > 0, issue, run };
}

export interface Action<Args> {
  /** Why it cannot be issued now, whatever its arguments; null when it can. */
  readonly blocked: string | null;
  readonly isRunning: boolean;
  run(args: Args, replaces?: string | null): Promise<boolean>;
}

/** One action of the console, offered by a view; everything comes from its declaration. */
export function useAction<Args>(command: Command<Args>): Action<Args> {
  const { blockedBy, isRunning, run } = useActions();
  return {
    blocked: blockedBy(command),
    isRunning,
    run: (args, replaces) => run(command, args, replaces),
  };
}
