import type { QuaiDb, StoredCommand } from '../../db/schema.ts';
import type { Command } from '../../domain/command.ts';
import type { Layer } from '../../domain/replay.ts';
import type { RawRows } from '../../domain/wire.ts';
import type { Keys } from './keys.ts';

/** Result of reading the entity of a command; `unasked`: there was no token to send. */
export type Reading =
  | {
      readonly kind: 'read';
      readonly rows: RawRows[];
      readonly startAck: number;
      readonly holds: boolean;
      readonly body?: unknown;
    }
  | { readonly kind: 'unread'; readonly status: number | null; readonly waitMs: number }
  | { readonly kind: 'unasked' };

/** The rows of a command: as the server has them, and as the device does. */
export interface RowReader {
  readonly deps: { readonly db: QuaiDb; readonly keys: Keys };
  /** Asks the server. */
  read(stored: StoredCommand, declaration: Command): Promise<Reading>;
  /** The rows of an answer over those at hand. */
  layer(stored: StoredCommand, declaration: Command, parts: readonly RawRows[]): Promise<Layer>;
}
