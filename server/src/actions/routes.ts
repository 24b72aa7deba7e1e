import type { FastifyInstance, FastifyRequest } from 'fastify';
import { demand, userOf } from '../auth/authenticate.ts';
import type { Context } from '../context.ts';
import type { Db, Tx } from '../db/connection/open.ts';
import { describe } from '../http/describe.ts';
import { errorMark } from '../http/error-mark.ts';
import { viewerOf } from '../wire.ts';
import type { AnyAction } from './action.ts';
import { actions } from './actions.ts';
import { Idempotency, readKey } from './idempotency.ts';
import { onceForGood } from './operations.ts';
import type { ActionRequest, Outcome, Performed } from './outcome.ts';
import { perform } from './perform.ts';

const hourMs = 3_600_000;

/** Registers every action; `app` authenticates already. */
export function actionRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock, config } = context;
  const retentionS = config.idempotencyRetentionS;
  const idempotency = retentionS === null ? null : new Idempotency(db, retentionS);
  if (idempotency) pruneHourly(app, idempotency, clock);
  const outcomeOf = async (sent: ActionRequest, act: (tx: Tx) => Promise<Performed>, replay: Replay | null) => {
    if (!idempotency || sent.key === null) return once(db, act);
    const { key } = sent;
    return replay ? onceForGood(db, { ...sent, key }, clock(), act, replay) : idempotency.once(sent, key, clock(), act);
  };
  for (const action of actions) {
    app.route({
      method: action.method,
      url: action.path,
      // HEAD would have the same effect as a GET that changes something (DSP-490).
      exposeHeadRoute: false,
      schema: describe(action),
      handler: async (request, reply) => {
        const sent = sentOf(request, idempotency !== null);
        const act = (tx: Tx) => {
          const user = userOf(request);
          demand(user, action.permission);
          const prepared = prepare(action, request);
          demand(user, prepared.needs);
          return perform(tx, prepared, sent, viewerOf(user), context);
        };
        const { status, body } = await outcomeOf(
          sent,
          act,
          action.isOperation(request.body) ? replayOf(action, request) : null,
        );
        return reply.code(status).send(status === 204 ? undefined : body);
      },
    });
  }
}

type Replay = Parameters<typeof onceForGood>[4];

/** The outcome of an operation again: its success as the answer reads now, its refusal in the words of that time. */
const replayOf =
  (action: AnyAction, request: FastifyRequest): Replay =>
  async (tx, { status, error }) => {
    if (error !== null) return { status, body: { error } };
    return { status, body: (await prepare(action, request).operation?.(tx, viewerOf(userOf(request)))) ?? null };
  };

async function once(db: Db, act: (tx: Tx) => Promise<Performed>): Promise<Outcome> {
  const { outcome, after } = await db.transaction(act);
  return after ? after() : outcome;
}

function pruneHourly(app: FastifyInstance, idempotency: Idempotency, clock: () => number) {
  const prune = () =>
    idempotency.prune(clock()).catch((error: unknown) => app.log.error({ error: errorMark(error) }, 'not pruned'));
  const timer = setInterval(prune, hourMs).unref();
  app.addHook('onReady', async () => {
    await prune();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

const prepare = (action: AnyAction, { params, query, body }: FastifyRequest) => action.prepare({ params, query, body });

function sentOf(request: FastifyRequest, withKey: boolean): ActionRequest {
  const { id, email } = userOf(request);
  return {
    userId: id,
    by: email,
    key: withKey ? readKey(request.headers['idempotency-key']) : null,
    basis: request.headers['if-match'] ?? null,
    method: request.method,
    path: request.url,
    body: request.body,
  };
}
