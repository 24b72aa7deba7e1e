import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { matchRoutes } from 'react-router-dom';
import { redirectPath } from '../../../domain/session/redirect.ts';
import type { RoomPath } from '../../../domain/session/rooms.ts';
import type { Later } from '../../ui/later/later.ts';
import { ClientContext } from '../client/context.ts';

export interface RouteEntry {
  /** `*` for every path without a room. */
  readonly path: RoomPath | '*';
  readonly element: ReactNode;
  /** The code of its screen, where it comes later. */
  readonly code?: Later<unknown>;
}

interface RouterProps {
  readonly routes: readonly RouteEntry[];
  /** Called when the address changes, with the path and the whole query. */
  readonly onArrive: (path: string, query: URLSearchParams) => void;
  readonly children: (room: ReactNode) => ReactNode;
}

/**
 * The only router of the console; a trailing slash and the case of a path do not matter. It knows the path alone:
 * components read parameters themselves, so that opening a dialog renders nothing else.
 */
export function Router({ routes, onArrive, children }: RouterProps) {
  const [path, setPath] = useState(location.pathname);
  useEffect(() => {
    const arrive = () => {
      const to = location.pathname;
      onArrive(to, new URLSearchParams(location.search));
      const show = () => startTransition(() => setPath(to));
      const code = matchOf(routes, to)?.route.code;
      if (!code || code.there() !== undefined) return show();
      // The former room stays until the next is there, or cannot be.
      void code.fetch().then(() => {
        if (location.pathname === to) show();
      });
    };
    arrive();
    return watchAddress(arrive);
  }, [routes, onArrive]);
  const match = matchOf(routes, path);
  return <Here value={{ path, params: match?.params ?? {} }}>{children(match?.route.element)}</Here>;
}

const matchOf = (routes: readonly RouteEntry[], path: string) => matchRoutes([...routes], path)?.at(-1);

interface MatchedRoute {
  readonly path: string;
  readonly params: Readonly<Record<string, string | undefined>>;
}

const Here = createContext<MatchedRoute>({ path: '/', params: {} });

const watchers = new Set<() => void>();

function watchAddress(changed: () => void): () => void {
  watchers.add(changed);
  return () => void watchers.delete(changed);
}

const tellAddress = () => {
  for (const changed of [...watchers]) changed();
};
addEventListener('popstate', tellAddress);

const addressBar = {
  push: (to: string) => {
    history.pushState(null, '', to);
    tellAddress();
  },
  replace: (to: string) => {
    history.replaceState(null, '', to);
    tellAddress();
  },
};

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
  readonly isCurrent?: boolean;
  /** Opens a tab (DSP-050). */
  readonly isApart?: boolean | undefined;
}

/** A link within the console. A tab that it opens, on whatever click, has the center of this one. */
export function Link({ to, isCurrent, isApart, onClick, ...anchor }: LinkProps) {
  const client = use(ClientContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isOfBrowser(event)) return;
    event.preventDefault();
    if (!isApart && isPlain(event)) return go(to);
    const center = client?.tab.state.center;
    open(center === undefined ? to : redirectPath(center, to), '_blank', 'noopener');
  };
  return (
    <a
      {...anchor}
      href={to}
      aria-current={isCurrent ? 'page' : undefined}
      {...(isApart ? { target: '_blank', rel: 'noopener' } : {})}
      onClick={follow}
      onAuxClick={follow}
    />
  );
}

/** A window of its own, a download, a context menu. */
const isOfBrowser = ({ button, altKey, shiftKey }: MouseEvent) => button > 1 || altKey || shiftKey;

/** Any other opens a tab: the middle button, Ctrl. */
const isPlain = ({ button, ctrlKey, metaKey }: MouseEvent) => button === 0 && !ctrlKey && !metaKey;

export function RedirectTo({ to }: { readonly to: string }) {
  useEffect(() => addressBar.replace(to), [to]);
  return null;
}

export const usePath = () => use(Here).path;
export const useParam = (name: string) => use(Here).params[name];

export interface Query {
  readonly get: (name: string) => string | null;
  readonly set: typeof setQuery;
}

/** The parameters of the address; to set some only, use `setQuery`. */
export function useQuery(): Query {
  const search = useSyncExternalStore(watchAddress, () => location.search);
  const params = new URLSearchParams(search);
  return { get: (name) => params.get(name), set: setQuery };
}

/** One parameter of the address, for components that show no other; null without it. */
export const useParameter = (name: string | undefined): string | null =>
  useSyncExternalStore(watchAddress, () =>
    name === undefined ? null : new URLSearchParams(location.search).get(name),
  );

/** Sets or, with null, removes parameters; the others stay. `replace` adds no step to the history. */
export function setQuery(
  changes: Readonly<Record<string, string | null>>,
  { replace = false }: { readonly replace?: boolean } = {},
): void {
  const params = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  const query = params.size > 0 ? `?${params}` : '';
  const to = `${location.pathname}${query}${location.hash}`;
  if (replace) addressBar.replace(to);
  else addressBar.push(to);
}

/** Goes to an address of the console, as a link does. */
export const go = (to: string): void => addressBar.push(to);

/** Replaces the address: Back does not lead to the former one. */
export const goInstead = (to: string): void => addressBar.replace(to);
