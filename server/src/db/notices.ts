import type pg from 'pg';
import type { Tenant } from './connection/standing-connection.ts';

/** The channel on which a transaction that raises a center's revision says so, to every process, when it commits. */
export const revisionChannel = 'quai_revision';

export interface Revision {
  readonly center: number;
  readonly revision: number;
}

/** Nothing but two numbers: whoever may connect to the database may hear them. */
export const noticeOf = ({ center, revision }: Revision) => `${center}/${revision}`;

/** Null for what is no notice of ours. */
export function readNotice(payload: string): Revision | null {
  const [, center, revision] = /^(\d+)\/(\d+)$/.exec(payload) ?? [];
  return center && revision ? { center: Number(center), revision: Number(revision) } : null;
}

/** Who hears notices. */
export interface Ear {
  hear(payload: string): void;
  /** From now on all of them are heard; those before may have been missed. */
  listening(): Promise<void>;
}

/** Hears a channel of a PostgreSQL server. */
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
