import type { StoredCommand } from '../../../../db/schema.ts';
import { useClient } from '../../client/context.ts';
import { refusedToast, unexplained } from '../../toasts/refused-toast.ts';
import { useToasts } from '../../toasts/toast-context.ts';
import type { Refusing } from '../refusal-text.ts';

const anyAction: Refusing = { text: { refusals: {} } };

/** `Réessayer`, wherever offered: its outcome is shown here again, also if the action is gone. */
export function useRetry(): (stored: Pick<StoredCommand, 'id' | 'live'>, command: Refusing | undefined) => void {
  const { worker } = useClient();
  const toasts = useToasts();
  return ({ id, live }, command = anyAction) => {
    toasts.follow(id, { isToEnd: live });
    worker.retry(id).then(
      (refusal) => refusal && toasts.show(refusedToast(command, refusal)),
      // The device could not store it: nothing was promised.
      () => toasts.show(unexplained),
    );
  };
}
