import { storageFailureOf } from '../db/device/storage-failure.ts';
import type { EngineDeps } from './engine-deps.ts';

/** Whether the device has space left for what the server tells; the pages of all tabs show it. */
export class Space {
  private isFull: boolean | null = null;

  constructor(private readonly world: Pick<EngineDeps, 'channel' | 'storageFull'>) {}

  /** What did not fit is asked for again with the next cycle; any other error is one of our own. */
  async watch(work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch (error) {
      if (storageFailureOf(error) !== 'full') throw error;
      this.tell(true);
    }
  }

  /** Something was written. */
  used(): void {
    if (this.isFull !== false) this.tell(false);
  }

  private tell(isFull: boolean): void {
    this.isFull = isFull;
    this.world.channel.post({ type: 'storage', isFull });
    this.world.storageFull(isFull);
  }
}
