import { deviceMemory, type Memory } from '../../ui/memory.ts';

type Answer = 'granted' | 'refused' | 'unavailable';

const asked = 'quai:persistence-asked';

export interface PersistencePorts {
  readonly storage: Pick<StorageManager, 'persist' | 'persisted'> | undefined;
  readonly memory: Memory;
}

/**
 * Asks the browser never to evict this origin's data: only the outbox cannot be rebuilt. Some browsers ask the user, so
 * it happens once per device and only when there is something to lose: after the first action was stored, or when the
 * console is installed.
 */
export function createPersistence(ports: () => PersistencePorts): () => Promise<Answer> {
  const ask = async (): Promise<Answer> => {
    const { storage, memory } = ports();
    if (!storage) return 'unavailable';
    if (await storage.persisted()) return 'granted';
    if (memory.getItem(asked)) return 'refused';
    memory.setItem(asked, '1');
    return (await storage.persist()) ? 'granted' : 'refused';
  };
  let answer: Promise<Answer> | undefined;
  return () => {
    // If the browser fails to answer, the data stay evictable, as after a refusal.
    answer ??= ask().catch(() => 'unavailable');
    return answer;
  };
}

/** Call it after an action was stored; only the first call does something. */
export const keepStorage = createPersistence(() => ({ storage: navigator.storage, memory: deviceMemory }));

/** Installing the console is the other moment to ask. Call it once at start. */
export function keepStorageOnceInstalled(): void {
  addEventListener('appinstalled', () => void keepStorage());
}
