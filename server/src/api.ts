import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { actionRoutes } from './actions/routes.ts';
import { authenticator } from './auth/authenticate.ts';
import type { Context } from './context.ts';
import { courierCallbacks } from './couriers/callbacks.ts';
import { answerMissing } from './http/errors.ts';
import { documentApi } from './http/openapi.ts';
import { paymentWebhooks } from './payments/webhooks.ts';
import { presenceRoutes } from './presence/routes.ts';
import { changeRoutes } from './push/routes.ts';
import { readRoutes } from './reads/rounds/routes.ts';

const exposed = [
  'Content-Disposition',
  'ETag',
  'X-Version',
  'Date',
  'Delta-Base',
  'Delta-Cursor',
  'Conditional-Writes',
  'Idempotency-Retention',
  'Retry-After',
  'X-Request-Id',
];

/** The API under its prefix: every route of it requires a token, except its documentation. */
export async function api(app: FastifyInstance, context: Context): Promise<void> {
  const { prefix, origins, idempotencyRetentionS } = context.config;
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'Authorization',
      'Content-Type',
      'Delta-Since',
      'Idempotency-Key',
      'If-Match',
      'If-None-Match',
      'X-Request-Id',
    ],
    exposedHeaders: exposed,
    maxAge: 600,
  });
  await documentApi(app, prefix);
  await app.register(async (scope) => courierCallbacks(scope, context), { prefix });
  await app.register(async (scope) => paymentWebhooks(scope, context), { prefix });
  await app.register(
    async (scope) => {
      scope.addHook('onRequest', authenticator(context));
      scope.addHook('onSend', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
        // Whatever replaces a value is compared with what its author saw (docs/adr/0059).
        reply.header('conditional-writes', 'If-Match');
        // Sent with every answer, that of the session first: from the first action on, its key is looked up
        // (docs/adr/0030).
        if (idempotencyRetentionS !== null) reply.header('idempotency-retention', String(idempotencyRetentionS));
      });
      scope.setNotFoundHandler(answerMissing);
      readRoutes(scope, context);
      actionRoutes(scope, context);
      changeRoutes(scope, context);
      presenceRoutes(scope, context);
    },
    { prefix },
  );
}
