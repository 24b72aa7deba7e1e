import * as z from 'zod/mini';
import { type Answer, answer, type Fault } from '../../hands/faults.ts';
import type { Network } from '../../hands/proxy.ts';
import { isCallOf, namedCalls } from '../../spec/paths.ts';
import { answerShapes } from '../../spec/shapes.ts';
import { ourFields } from '../../spec/tables.ts';
import { named } from '../../spec/values.ts';

const Ref = z.object({ $ref: z.string() });
/** An entity, a list of them, or nothing. */
const Schema = z.object({ $ref: z.optional(z.string()), items: z.optional(Ref) });
const Response = z.object({ content: z.optional(z.object({ 'application/json': z.object({ schema: Schema }) })) });
const Route = z.object({ responses: z.record(z.string(), Response) });
const OpenApi = z.object({ paths: z.record(z.string(), z.record(z.string(), Route)) });

type Shape = (typeof answerShapes)[string];

/** The one read of the priorities makes what is missing first (PRP-247): any server answers those who read by it. */
const readsByActing = '/nextconfigs/auto_create/';

/** A route of the reference API: what its answers hold, by status, as the tables name it. */
interface BareRoute {
  readonly method: string;
  /** `/docks/{id}/`, below the API's address. */
  readonly path: string;
  /** Only a call with an effect can meet another state than was seen. */
  readonly isAction: boolean;
  readonly shapes: ReadonlyMap<number, Shape>;
}

/**
 * Has the API answer as one written from the tables of docs/spec alone would: the calls they name and no other, with
 * the fields they name and no other, nothing at all to actions, and neither keys, ETags, deltas nor streams of events.
 * Its `/config.json` has the least a console needs.
 */
export async function makeBare(network: Network, server: string): Promise<void> {
  const answered = await fetch(`${server}/api/openapi.json`);
  const routes = routesOf(OpenApi.parse(await answered.json()));
  network.intercept({ path: /^\/api\// }, bare(routes));
  const config = { apiUrl: '/api', adminLoginUrl: '/admin/login/' };
  network.intercept({ path: '/config.json' }, async () => json(200, JSON.stringify(config)));
}

const json = (status: number, text: string) => answer(status, 'application/json', text);

function bare(routes: readonly BareRoute[]): Fault {
  const calls = namedCalls();
  return async (forward, { method, path }) => {
    const asked = new URL(path, 'http://bare').pathname.replace(/^\/api/, '');
    const isAsked = (call: { readonly method: string; readonly path: string }) =>
      call.method === method && isCallOf(call, asked);
    if (!calls.some(isAsked)) return json(404, '{}');
    const whole = await forward('keyless');
    const route = routes.find(isAsked);
    if (route?.isAction && whole.status < 300) return dated(json(200, ''), whole);
    return dated(json(whole.status, textOf(whole, route?.shapes.get(whole.status))), whole);
  };
}

function textOf({ body }: Answer, shape: Shape = answerShapes.Failure ?? new Map()): string {
  const ours = ourFields();
  const told = (name: string, value: unknown) => (ours.has(name) ? undefined : value);
  return JSON.stringify(named(JSON.parse(body.toString()), shape), told);
}

/** Any server sends the time. */
function dated({ status, headers, body }: Answer, whole: Answer): Answer {
  const at = whole.headers.findIndex((name) => name.toLowerCase() === 'date');
  return { status, headers: [...headers, ...whole.headers.slice(at, at + 2)], body };
}

function routesOf({ paths }: z.infer<typeof OpenApi>): BareRoute[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => ({
      method: method.toUpperCase(),
      path: path.replace(/^\/api/, ''),
      isAction: '409' in responses && !path.endsWith(readsByActing),
      shapes: new Map(Object.entries(responses).flatMap(([status, response]) => shapeOf(Number(status), response))),
    })),
  );
}

function shapeOf(status: number, { content }: z.infer<typeof Response>): [number, Shape][] {
  const schema = content?.['application/json'].schema;
  const name = (schema?.items ?? schema)?.$ref?.replace(/.*\//, '');
  if (name === undefined) return [];
  const shape = answerShapes[name];
  if (!shape) throw new Error(`no tables of ${name}`);
  return [[status, shape]];
}
