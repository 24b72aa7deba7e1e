import { Dexie, type Table } from 'dexie';

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

  async read<T>(name: string): Promise<T | undefined> {
    return (await this.values.get(name))?.value as T | undefined;
  }

  async write(name: string, value: unknown): Promise<void> {
    await this.values.put({ name, value });
  }
}
