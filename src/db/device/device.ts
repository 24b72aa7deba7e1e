import { Dexie, type Table } from 'dexie';
import type { SessionUser } from '../../domain/session/session.ts';

/** The user who was signed in last on this device. */
export interface LastUser {
  readonly key: string;
  readonly user: SessionUser;
}

/** The last session as the device remembers it; undefined where there was none. */
interface Remembered<Config> {
  readonly user: LastUser | undefined;
  readonly config: Config | undefined;
}

/** Users, by key, whose rows a sign-out has still to delete; the key names the user's database. */
const leavingName = 'leaving';

interface DeviceRow {
  readonly name: string;
  readonly value: unknown;
}

/** Values the device remembers whoever is signed in: the last user, and the configuration last read. Never a token. */
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
   * A sign-out begins. From now on there is no last user, and whoever starts next deletes this user's rows first,
   * whatever becomes of this page.
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
