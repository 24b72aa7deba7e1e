import { writeMeta } from '../../db/meta.ts';
import { isOnItsWay } from '../../db/outbox/states.ts';
import type { QuaiDb } from '../../db/schema.ts';
import { makeServerClock } from '../../sync/calls/clock.ts';
import type { Http, Reply } from '../../sync/calls/http.ts';
import { Binder } from '../../sync/calls/session.ts';
import type { Locks } from '../../sync/locks.ts';
import { Drainer } from '../../sync/sending/drain-outbox.ts';
import { Keys } from '../../sync/sending/keys.ts';
import { Sender } from '../../sync/sending/send.ts';
import type { ListDefinition } from '../list.ts';
import { makeProject } from '../project.ts';

/** The world around the postman. */
export interface PostmanDeps {
  /** The outbox of the last user of this device. */
  readonly db: QuaiDb;
  readonly userKey: string;
  readonly http: Http;
  /** See `EngineDeps.isSameOrigin`. */
  readonly isSameOrigin: () => boolean;
  readonly locks: Locks;
  readonly lists: readonly ListDefinition[];
  readonly now: () => number;
  readonly random: () => number;
  readonly readToken: () => Promise<string | null>;
}

/** `again`: something is left that may be delivered later. */
export type Round = 'done' | 'again';

/**
 * Delivers the outbox, with or without a tab open: by the same drain under the same send locks, so that nothing is sent
 * twice. Never a live action, which only its own tab may send. A refused token ends the round.
 */
export async function deliver(deps: PostmanDeps): Promise<Round> {
  const { db, http, now } = deps;
  const clock = makeServerClock(now, (offset) => void writeMeta(db, 'clockOffsetMs', offset));
  const keys = new Keys(db, deps.isSameOrigin);
  const heard = (reply: Reply) => keys.hear(reply);
  const binder = new Binder({ http, clock, readToken: deps.readToken, heard, userKey: () => deps.userKey });
  let isSignedIn = true;
  const sender = new Sender({
    db,
    project: makeProject(deps.lists, now),
    http,
    clock,
    keys,
    random: deps.random,
    bind: async (fresh) => {
      const bound = await binder.bind(fresh);
      // If another user has signed in since, nothing of this one is sent.
      if (bound.status === 'otherUser') isSignedIn = false;
      return bound;
    },
    unauthorized: () => {
      isSignedIn = false;
    },
    // The next tab polls by itself.
    refresh: () => undefined,
  });
  const drainer = new Drainer({
    db,
    locks: deps.locks,
    sender,
    now,
    isOnline: () => true,
    isSignedIn: () => isSignedIn,
  });
  await drainer.drain(new AbortController().signal, true);
  await drainer.rest();
  const left = (await db.outbox.toArray()).some(isOnItsWay);
  return left && isSignedIn ? 'again' : 'done';
}
