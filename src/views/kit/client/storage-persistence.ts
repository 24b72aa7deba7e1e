import { deviceMemory, type Memory } from '../../ui/memory.ts';

type Answer = 'granted' | 'refused' | 'unavailable';

const asked = 'quai:persistence-asked';

export interface PersistencePorts {
  readonly storage: Pick<StorageManager, 'persist' | 'persisted'> | undefined;
  readonly memory: Memory;
}

/**
 * Asks the browser never to evict this origin's data: the outbox is the only thing on the device that cannot be
 * rebuilt. Some browsers ask the user, so it is said once a device and only when there is something to lose: after the
 * first action was stored, or when the console is installed.
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
    // A browser that fails to answer leaves the data as they are: evictable, as after a refusal.
    answer ??= ask().catch(() => 'unavailable');
    return answer;
  };
}

/** To be called after an action was stored; only the first call does something. */
export const keepStorage = createPersistence(() => ({ storage: navigator.storage, memory: deviceMemory }));

/** Installing the console is the other moment to ask. Call it once at start. */
export function keepStorageOnceInstalled(): void {
  addEventListener('appinstalled', () => void keepStorage());
}
