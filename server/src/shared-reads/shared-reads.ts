import type { User } from '../auth/user.ts';
import type { StandingLine } from '../db/connection/standing-line.ts';
import { Failure } from '../http/failure.ts';
import { texts } from '../text.ts';
import { Batches } from './batches.ts';

/** What a request asks before anything else is read for it: its token by its hash, and its center where it names one. */
interface Asked {
  readonly hash: string;
  readonly center: number | null;
}

export interface Told {
  /** Null for a token that is unknown, revoked or expired. */
  readonly user: User | null;
  /** The revision of the center; null where there is none, or none was asked for. */
  readonly revision: number | null;
}

type SessionRow = Omit<User, 'groups' | 'staff_info'> &
  User['groups'] & { hash: string; expires_at: string; current_center: number | null };

interface Row {
  readonly sessions: readonly SessionRow[];
  readonly centers: readonly (readonly [center: number, revision: number])[];
}

/** One statement: all of it is read at one instant. */
const statement = `
  select
    (select coalesce(json_agg(json_build_object(
        'hash', t.hash, 'expires_at', t.expires_at, 'id', u.id, 'email', u.email, 'is_staff', u.is_staff, 'is_logistic', u.is_logistic,
        'is_without_prep_check', u.is_without_prep_check, 'is_manager', u.is_manager,
        'is_acl_manager', u.is_acl_manager, 'is_super_admin', u.is_super_admin, 'is_support', u.is_support,
        'is_dockstaff', u.is_dockstaff, 'current_center', u.current_center,
        'grants', (select coalesce(json_agg(json_build_object(
            'codename', g.codename, 'value', g.value, 'identifier', g.identifier)), '[]')
          from grants g where g.user_id = u.id))), '[]')
      from tokens t join users u on u.id = t.user_id
      where t.hash = any($1::text[])) as sessions,
    (select coalesce(json_agg(json_build_array(c.id, c.revision)), '[]')
      from centers c where c.id = any($2::bigint[])) as centers`;

/** A statement that takes longer is given up: its connection may be gone without a word. */
const longestMs = 2_000;

/** Sessions and revisions of concurrent requests, read by one statement for all of them. */
export class SharedReads {
  private readonly batches: Batches<Asked, Told>;
  /** Called with the time of each statement that was answered, s. */
  onRead: ((seconds: number) => void) | null = null;

  constructor(
    private readonly line: StandingLine,
    private readonly clock: () => number,
  ) {
    this.batches = new Batches((asked) => this.read(asked));
  }

  /** What is told was read after this call. */
  ask(hash: string, center: number | null): Promise<Told> {
    return this.batches.ask({ hash, center });
  }

  /** Resolves once nobody waits for an answer. */
  rest(): Promise<void> {
    return this.batches.rest();
  }

  private async read(asked: readonly Asked[]): Promise<readonly Told[]> {
    const hashes = [...new Set(asked.map(({ hash }) => hash))];
    const numbers = [...new Set(asked.flatMap(({ center }) => center ?? []))];
    const begun = performance.now();
    const [row] = await this.within([hashes, numbers]);
    this.onRead?.((performance.now() - begun) / 1000);
    const nowMs = this.clock();
    const live = row?.sessions.filter(({ expires_at }) => Date.parse(expires_at) > nowMs);
    const users = new Map(live?.map((session) => [session.hash, toUser(session)]));
    const revisions = new Map(row?.centers);
    return asked.map(({ hash, center }) => ({
      user: users.get(hash) ?? null,
      revision: center === null ? null : (revisions.get(center) ?? null),
    }));
  }

  private async within(values: readonly unknown[]): Promise<readonly Row[]> {
    const { line } = this;
    const answer = line.ask<Row>(statement, values);
    // An embedded database has no connection to lose: behind a long transaction its statements wait.
    if (!line.maySilentlyBreak) return answer;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        line.drop();
        reject(new Failure(503, { error: texts.databaseBusy }, { 'retry-after': '2' }));
      }, longestMs);
    });
    // Its connection was dropped, which ends it.
    answer.catch(() => undefined);
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }
}

function toUser({ hash: _, expires_at: __, current_center, ...session }: SessionRow): User {
  const { is_manager, is_acl_manager, is_super_admin, is_support, is_dockstaff, ...user } = session;
  return {
    ...user,
    groups: { is_manager, is_acl_manager, is_super_admin, is_support, is_dockstaff },
    staff_info: { current_center },
  };
}
