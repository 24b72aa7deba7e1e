import { Dexie, type Table } from 'dexie';
import type { SessionUser } from '../../domain/session/session.ts';

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

/** Whose rows a sign-out has still to take away; by key, as users' databases are named. */
const leavingName = 'leaving';

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

  /**
   * A sign-out begins: nobody was here last, and whoever starts next takes this user's rows away first, whatever becomes
   * of this page.
   */
  async beginLeaving(userKey: string): Promise<void> {
    await this.transaction('rw', this.values, async () => {
      const leaving = new Set(await this.leaving());
      await this.values.delete('user');
      await this.write(leavingName, [...leaving.add(userKey)]);
    });
  }

  async leaving(): Promise<readonly string[]> {
    return (await this.read<readonly string[]>(leavingName)) ?? [];
  }

  async endLeaving(userKey: string): Promise<void> {
    await this.transaction('rw', this.values, async () => {
      await this.write(
        leavingName,
        (await this.leaving()).filter((key) => key !== userKey),
      );
    });
  }
}
