import * as z from 'zod/mini';

interface Described {
  readonly path: string;
  readonly summary: string;
  readonly input: z.ZodMiniType;
}

type JsonSchema = Readonly<Record<string, unknown>>;

/** The documentation of a route, from the schema it reads its input with. */
export function describe({ path, summary, input }: Described): JsonSchema {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  const isInPath = (name: string) => path.includes(`:${name}/`);
  const part = (keep: (name: string) => boolean) => ({
    type: 'object',
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => keep(name))),
    required: required.filter(keep),
  });
  const body = properties.body;
  return {
    summary,
    tags: [path.split('/')[1] ?? ''],
    params: part(isInPath),
    querystring: part((name) => name !== 'body' && !isInPath(name)),
    ...(body ? { body } : {}),
    security: [{ token: [] }],
  };
}
