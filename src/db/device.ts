import { Dexie, type Table } from 'dexie';
import type { SessionUser } from '../domain/session/session.ts';

/** Who was signed in on this device last. */
export interface LastUser {
  readonly key: string;
  readonly user: SessionUser;
}

/** What the device remembers of the last session; undefined where there was none. */
interface Remembered<Config> {
  readonly user: LastUser | undefined;
  readonly config: Config | undefined;
}

interface DeviceRow {
  readonly name: string;
  readonly value: unknown;
}

/** What the device remembers whoever is signed in: who was last, and the configuration last read. Never a token. */
export class DeviceDb extends Dexie {
  declare readonly values: Table<DeviceRow, string>;

  constructor() {
    super('quai-device', { cache: 'disabled' });
    this.version(1).stores({ values: 'name' });
  }

  async last<Config>(): Promise<Remembered<Config>> {
    const [user, config] = await Promise.all([this.read<LastUser>('user'), this.read<Config>('config')]);
    return { user, config };
  }

  async read<T>(name: string): Promise<T | undefined> {
    return (await this.values.get(name))?.value as T | undefined;
  }

  async write(name: string, value: unknown): Promise<void> {
    await this.values.put({ name, value });
  }
}
