import type { Modules } from './modules.ts';

/** What each part of the repository may import of the others (ARCHITECTURE.md, Direction). */
const directions: Readonly<Record<string, readonly string[]>> = {
  'src/domain/': [],
  'src/db/': ['src/domain/'],
  'src/sync/': ['src/db/', 'src/domain/'],
  'src/worker/': ['src/sync/', 'src/db/', 'src/domain/'],
  'src/service-worker.ts': ['src/worker/', 'src/sync/', 'src/db/', 'src/domain/'],
  'src/views/': ['src/db/', 'src/domain/'],
  'server/': ['src/domain/'],
};
/** The storeys of the views, from below: each imports itself and those below it. */
const storeys = ['ui', 'kit', 'concepts', 'rooms', 'shell'] as const;
const doorToTheWorker = 'src/views/kit/client/start-worker.ts';
const doorToTheRouter = /^src\/views\/kit\/router\/router\.tsx?$/;
const doorToLiveQueries = 'src/views/kit/queries/live-queries.ts';
const doorToRooms = 'src/views/shell/routes/rooms.ts';
/** What a room says of itself to the shell. */
const isDeclaration = (path: string) => /^src\/views\/rooms\/[^/]+\/room\.tsx?$/.test(path);

const isOwn = (name: string) => /^(src|server|test)\//.test(name);
const partOf = (path: string) => Object.keys(directions).find((part) => path.startsWith(part));
const roomOf = (path: string) => path.match(/^src\/views\/rooms\/([^/]+)\//)?.[1];
const storeyOf = (path: string) => storeys.findIndex((storey) => path.startsWith(`src/views/${storey}/`));
const isPure = (name: string) => name === 'zod/mini' || /^(@date-fns\/tz|date-fns)(\/|$)/.test(name);
const isReact = (name: string) => /^(react|@?radix-ui|@dnd-kit|dexie-react-hooks)/.test(name);

/** Why a module may not import another, or a package; null when it may. */
function refusal(from: string, to: string): string | null {
  const part = partOf(from);
  if (!part) return 'is in no part of the architecture';
  return isOwn(to) ? ownRefusal(from, to, part) : packageRefusal(from, to, part);
}

function ownRefusal(from: string, to: string, part: string): string | null {
  if (from === doorToTheWorker && to.startsWith('src/worker/')) return null;
  const allowed = [part, ...(directions[part] ?? [])];
  if (!allowed.some((each) => to.startsWith(each))) return `${part} imports only ${allowed.join(', ')}`;
  if (part === 'src/views/') return viewRefusal(from, to);
  return null;
}

function viewRefusal(from: string, to: string): string | null {
  const storey = storeyOf(from);
  if (storey < 0) return `is in no storey of the views: ${storeys.join(', ')}`;
  if (storeys[storey] === 'ui' && to.startsWith('src/db/')) return 'ui shows what it is given: it imports domain only';
  if (storeyOf(to) > storey) return `${storeys[storey]} stands below ${storeys[storeyOf(to)]}`;
  const room = roomOf(to);
  if (room && roomOf(from) && roomOf(from) !== room) return 'a room never imports another room';
  if (room && storeys[storey] === 'shell' && !(from === doorToRooms && isDeclaration(to)))
    return 'the shell knows rooms by their declarations, which views/shell/routes/rooms.ts lists';
  return null;
}

function packageRefusal(from: string, to: string, part: string): string | null {
  if (part === 'server/') return null;
  if (part === 'src/domain/' && !isPure(to)) return 'domain imports only zod/mini and date-fns';
  if (to.startsWith('node:')) return 'the console runs in a browser';
  if (part !== 'src/views/' && isReact(to)) return 'only views show';
  if (/^react-router/.test(to) && !doorToTheRouter.test(from))
    return 'only views/kit/router/router.tsx names the router';
  if (to === 'dexie-react-hooks' && from !== doorToLiveQueries)
    return 'live queries are asked by views/kit/queries/live-queries.ts';
  return null;
}

/** Every import against the direction, as `from → to: reason`. */
export function violations(modules: Modules): string[] {
  return [...modules].flatMap(([from, imports]) =>
    imports.flatMap((to) => {
      const reason = refusal(from, to);
      return reason ? [`${from} → ${to}: ${reason}`] : [];
    }),
  );
}

/** Cycles of imports, each as the path that closes it. Types count too: a cycle of types is two concepts in one. */
export function cycles(modules: Modules): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) found.push([...trail.slice(start), path].join(' → '));
    if (start >= 0 || done.has(path)) return;
    for (const next of modules.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of modules.keys()) visit(path, []);
  return found;
}
