import { notices } from '../text.ts';
import { useClient, useSubject } from './context.ts';

/** Why this page must be reloaded; null while it need not. */
export function useToReload(): string | null {
  const { outdated$, workerMissing$ } = useClient();
  const outdated = useSubject(outdated$);
  const isWorkerMissing = useSubject(workerMissing$);
  if (outdated) return notices.outdated[outdated];
  return isWorkerMissing ? notices.workerMissing : null;
}
