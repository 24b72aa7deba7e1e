import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { answerSchemas } from './entity-schemas.ts';

/** Sources of the documentation's page; it works over plain HTTP too. */
const pagePolicy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/**
 * The document at `/openapi.json` and its page at `/docs`, both open: they contain no data. Register before the routes.
 */
export async function documentApi(app: FastifyInstance, prefix: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'API de référence de Quai', version: '0.1.0' },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          token: { type: 'apiKey', in: 'header', name: 'Authorization', description: '`Token <valeur>`' },
        },
      },
    },
  });
  app.get(`${prefix}/openapi.json`, { schema: { hide: true } }, () => withAnswers(app.swagger()));
  await app.register(swaggerUi, {
    routePrefix: `${prefix}/docs`,
    staticCSP: pagePolicy,
    transformSpecification: withAnswers,
  });
}

/** The plugin would rename the references: the answers' schemas are added to the finished document instead. */
function withAnswers(document: object) {
  const components = 'components' in document ? document.components : undefined;
  return { ...document, components: { ...(isObject(components) ? components : {}), schemas: answerSchemas() } };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
