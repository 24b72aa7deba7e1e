import type pg from 'pg';
import type { Tenant } from './connection/standing-connection.ts';

/** The channel on which a transaction that raises a center's revision notifies every process when it commits. */
export const revisionChannel = 'quai_revision';

export interface Revision {
  readonly center: number;
  readonly revision: number;
}

/** Two numbers alone: whoever may connect to the database may read them. */
export const noticeOf = ({ center, revision }: Revision) => `${center}/${revision}`;

/** Null for any other payload. */
export function readNotice(payload: string): Revision | null {
  const [, center, revision] = /^(\d+)\/(\d+)$/.exec(payload) ?? [];
  return center && revision ? { center: Number(center), revision: Number(revision) } : null;
}

/** A listener for notices. */
export interface Ear {
  hear(payload: string): void;
  /** Called when all notices are received from now on; earlier ones may have been missed. */
  listening(): Promise<void>;
}

/** Listens to a channel of a PostgreSQL server. */
export function earOn(channel: string, ear: Ear): Tenant {
  return {
    moveIn: async (client: pg.Client) => {
      client.on('notification', ({ channel: on, payload = '' }) => {
        if (on === channel) ear.hear(payload);
      });
      await client.query(`listen ${channel}`);
      await ear.listening();
    },
    moveOut: () => undefined,
  };
}
