import type pg from 'pg';
import type { Tenant } from './connection/standing-connection.ts';

/** Work that one process of a database does for all: at any time at most one process has the duty. */
export interface Duty {
  begin(): void;
  /** Another process may have begun already: work that both do at once must be safe, only superfluous. */
  end(): void;
}

const tryEveryMs = 2_000;

/**
 * Takes the duty as soon as no process has it. It is a lock of the connection: a process that dies or loses its
 * connection gives it up.
 */
export function dutyOf(name: string, duty: Duty): Tenant {
  let timer: NodeJS.Timeout | null = null;
  let isMine = false;
  const attempt = async (client: pg.Client): Promise<void> => {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
      [name],
    );
    isMine = rows[0]?.taken === true;
    if (isMine) duty.begin();
    // If the connection broke meanwhile, this attempt is over: `moveOut` follows.
    else timer = setTimeout(() => void attempt(client).catch(() => undefined), tryEveryMs);
  };
  return {
    moveIn: attempt,
    moveOut: () => {
      if (timer) clearTimeout(timer);
      timer = null;
      if (isMine) duty.end();
      isMine = false;
    },
  };
}
