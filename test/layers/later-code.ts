import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { type ESTree, parseSync, Visitor } from 'vite';

/** The only functions of the views that take code which comes later (docs/adr/0058). */
const ways: ReadonlySet<string> = new Set(['later', 'laterView']);

/** Below the views a promise of a module goes to whoever asks; these ask for one, each for its reason. */
const besides: ReadonlySet<string> = new Set([
  // The code of the actions, for the worker that records them and for its replica.
  'src/worker/actions.ts',
  'src/worker/main.ts',
  // The search of the lists, and the places of rounds.
  'src/worker/engine.ts',
  // The code of records and details, the lists of every room, and the declarations of details.
  'src/worker/host.ts',
  'src/sync/calls/look-up.ts',
  // The schemas of the floor, with the rows they read.
  'src/sync/api/tasks-state.ts',
]);

const ofReact: ReadonlySet<string> = new Set(['lazy', 'Suspense']);

/** The modules of the console by their paths. */
export function consoleModules(): readonly (readonly [path: string, source: string])[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
    .map((file) => join('src', file))
    .map((path) => [path, readFileSync(path, 'utf8')]);
}

/** Code that a module loads later in another way than the two, as `path: what`. */
export function otherWays(path: string, source: string): readonly string[] {
  const { program, module, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const isView = path.startsWith('src/views/');
  const names = module.staticImports
    .filter(({ moduleRequest }) => moduleRequest.value === 'react')
    .flatMap(({ entries }) => entries.flatMap(({ importName }) => importName.name ?? []));
  const refused = isView ? names.filter((name) => ofReact.has(name)) : [];
  const bare = isView || !besides.has(path) ? bareImports(program, isView) : [];
  return [...refused, ...bare].map((way) => `${path}: ${way}`);
}

/** Imports of a module as it runs that stand in no call of one of the ways, or all of them. */
function bareImports(program: ESTree.Program, mayBeWithin: boolean): readonly string[] {
  const bare: string[] = [];
  let depth = 0;
  const isWay = ({ callee }: ESTree.CallExpression) => callee.type === 'Identifier' && ways.has(callee.name);
  new Visitor({
    CallExpression: (call) => {
      if (isWay(call)) depth += 1;
    },
    'CallExpression:exit': (call) => {
      if (isWay(call)) depth -= 1;
    },
    ImportExpression: ({ source }) => {
      if (mayBeWithin && depth > 0) return;
      bare.push(`import(${source.type === 'Literal' ? source.value : 'computed'})`);
    },
  }).visit(program);
  return bare;
}
