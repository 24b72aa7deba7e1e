import type { StoredCommand } from '../../../db/schema.ts';
import { genericError } from '../../../domain/words/error-text.ts';
import { useClient } from '../client/context.ts';
import { refusedToast } from '../toasts/refused-toast.ts';
import { useToasts } from '../toasts/toast-context.ts';
import type { Refusing } from './refusal-text.ts';

const anyAction: Refusing = { text: { refusals: {} } };

/** Réessayer, wherever it is offered: what becomes of it is told here again, also that nothing is left of the intent. */
export function useRetry(): (stored: Pick<StoredCommand, 'id'>, command: Refusing | undefined) => void {
  const { worker } = useClient();
  const toasts = useToasts();
  return ({ id }, command = anyAction) => {
    toasts.follow(id);
    worker.retry(id).then(
      (refusal) => refusal && toasts.show(refusedToast(command, refusal)),
      // The device could not record it: nothing was promised.
      () => toasts.show({ text: genericError, seconds: 5 }),
    );
  };
}
