import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { adminRoutes } from './admin/routes.ts';
import { api } from './api.ts';
import type { Context } from './context.ts';
import { serveConfig } from './http/config-json.ts';
import { serveConsole } from './http/console.ts';
import { answerErrors, answerUnreadable } from './http/errors.ts';
import { Failure } from './http/failure.ts';
import { serveHealth } from './http/health.ts';
import { readJson } from './http/read-json.ts';
import { type LogStream, loggerOptions, logRequests, requestId } from './http/request-log.ts';
import { constantHeaders } from './http/security.ts';
import { refuseUnstorable } from './http/storable.ts';
import type { Metrics } from './metrics/metrics.ts';
import { trusted } from './trusted-proxies.ts';

/** A bulk of 200 tasks is about 20 kB. */
const bodyLimit = 512 * 1024;
const requestTimeoutMs = 30_000;
/** A third of what the usual levels take of the processor; answers are about as short. */
const quickly = { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }, zlibOptions: { level: 3 } };

export interface AppOptions extends Context {
  readonly logger: boolean | LogStream;
  /** Counts what is answered; null counts nothing. */
  readonly metrics?: Metrics | null;
  /** Called with internal failures while a request was answered. */
  readonly onFailure?: (error: unknown) => void;
}

/** The whole HTTP side: API, admin pages, configuration and console. */
export async function buildApp({
  logger,
  metrics = null,
  onFailure,
  ...context
}: AppOptions): Promise<FastifyInstance> {
  const { config, clock } = context;
  const constant = await constantHeaders(config.publicConfig);
  const app = fastify({
    logger: logger && { ...loggerOptions, ...(typeof logger === 'object' && { stream: logger }) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit,
    // A start takes as long as it takes: on a busy machine ten seconds, Fastify's bound, are not enough.
    pluginTimeout: 0,
    trustProxy: trusted(config.trustProxy),
    routerOptions: { ignoreTrailingSlash: true },
    // An address that cannot be read gets no further: no hook answers it.
    frameworkErrors: (error, _request, reply) => answerUnreadable(error, reply.headers(constant)),
    // A client that sends more slowly than this, or vanished, is cut off.
    requestTimeout: requestTimeoutMs,
    // A closing server ends idle connections instead of waiting for every tab's keep-alive.
    forceCloseConnections: 'idle',
  });
  // Schemas document the routes; each route reads its own input (http/input.ts).
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (body) => JSON.stringify(body));
  answerErrors(app);
  app.addHook('onError', async (_request, _reply, error) => {
    if (!(error instanceof Failure) && (error.statusCode ?? 500) >= 500) onFailure?.(error);
  });
  readJson(app);
  refuseUnstorable(app);
  logRequests(app);
  metrics?.watch(app, config.prefix);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(constant);
    // One clock for everything a client gets: the client sets its own by this header.
    reply.header('date', new Date(clock()).toUTCString());
  });
  await app.register(compress, { threshold: 1400, encodings: ['br', 'gzip'], ...quickly });
  serveConfig(app, config.publicConfig);
  serveHealth(app, context);
  await app.register((scope) => adminRoutes(scope, context));
  await app.register((scope) => api(scope, context));
  await serveConsole(app, config);
  return app;
}
