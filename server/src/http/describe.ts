import * as z from 'zod/mini';
import { type AnswerShape, schemaOf } from './entity-schemas.ts';

interface Described {
  readonly path: string;
  readonly summary: string;
  readonly input: z.ZodMiniType;
  readonly answers: AnswerShape | null;
  /** Absent on calls that only read. */
  readonly method?: string;
}

type JsonSchema = Readonly<Record<string, unknown>>;

/** Refusals that every call of the API may answer. */
export const refusals = {
  400: { description: 'Demande invalide', ...schemaOf('Failure') },
  401: { description: 'Sans jeton valable', ...schemaOf('Failure') },
  403: { description: 'Rôle insuffisant', ...schemaOf('Failure') },
};

/** An action without an answer has 204; a read without one gives a file. */
function successOf(answers: AnswerShape | null, method: string | undefined) {
  if (answers) return { 200: { description: 'Réponse', ...schemaOf(answers) } };
  return method
    ? { 204: { description: 'Fait' } }
    : { 200: { description: 'Fichier', type: 'string', format: 'binary' } };
}

/** The documentation of a route, from the schema that reads its input. */
export function describe({ path, summary, input, answers, method }: Described): JsonSchema {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  const isInPath = (name: string) => path.includes(`:${name}/`);
  const part = (keep: (name: string) => boolean) => ({
    type: 'object',
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => keep(name))),
    required: required.filter(keep),
  });
  const body = properties.body;
  const conflict = method ? { 409: { description: 'État différent de celui attendu', ...schemaOf('Conflict') } } : {};
  return {
    summary,
    tags: [path.split('/')[1] ?? ''],
    params: part(isInPath),
    querystring: part((name) => name !== 'body' && !isInPath(name)),
    ...(body ? { body } : {}),
    response: {
      ...successOf(answers, method),
      ...refusals,
      ...conflict,
    },
    security: [{ token: [] }],
  };
}
