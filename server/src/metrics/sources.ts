import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Connections, Db } from '../db/connection/open.ts';
import { root } from '../root.ts';

/** Where figures come from that nobody counts. */
export interface Sources {
  readonly db: Db;
  /** Epoch ms. */
  readonly clock: () => number;
  /** Event streams that are open in this process. */
  readonly streams: () => number;
  /** Connections of this process to its database server; null for an embedded database, which has none. */
  readonly connections: () => Connections | null;
}

/** The version of this installation. */
export const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(`${root}package.json`, 'utf8')));
