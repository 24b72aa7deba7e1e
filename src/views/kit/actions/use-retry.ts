import type { StoredCommand } from '../../../db/schema.ts';
import { genericError } from '../../../domain/words/error-text.ts';
import { useClient } from '../client/context.ts';
import { refusedToast } from '../toasts/refused-toast.ts';
import { useToasts } from '../toasts/toast-context.ts';
import type { Refusing } from './refusal-text.ts';

const anyAction: Refusing = { text: { refusals: {} } };

/** `Réessayer`, wherever offered: its outcome is shown here again, also if the action is gone. */
export function useRetry(): (stored: Pick<StoredCommand, 'id'>, command: Refusing | undefined) => void {
  const { worker } = useClient();
  const toasts = useToasts();
  return ({ id }, command = anyAction) => {
    toasts.follow(id);
    worker.retry(id).then(
      (refusal) => refusal && toasts.show(refusedToast(command, refusal)),
      // The device could not store it: nothing was promised.
      () => toasts.show({ text: genericError, seconds: 5 }),
    );
  };
}
