import { type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import {
  Router as BaseRouter,
  createPath,
  Navigate,
  type Navigator,
  Route,
  Link as RouterLink,
  Routes,
  useLocation,
  useParams,
} from 'react-router-dom';

export interface RouteEntry {
  /** As in section 2 of dispatch.md, with `:name` for parameters; `*` for every other path. */
  readonly path: string;
  readonly element: ReactNode;
}

interface RouterProps {
  readonly routes: readonly RouteEntry[];
  /** Called when the address changes, with the path and the whole query. */
  readonly onArrive: (path: string, query: URLSearchParams) => void;
  readonly children: (room: ReactNode) => ReactNode;
}

/**
 * The one router of the console; a trailing slash and the case of a path do not matter. It knows the path alone: whoever
 * shows a parameter asks for it himself, so that a dialog that opens renders nothing but itself.
 */
export function Router({ routes, onArrive, children }: RouterProps) {
  const [path, setPath] = useState(location.pathname);
  useEffect(() => {
    const arrive = () => {
      onArrive(location.pathname, new URLSearchParams(location.search));
      // The room left stays until the next one is there.
      startTransition(() => setPath(location.pathname));
    };
    arrive();
    return watchAddress(arrive);
  }, [onArrive]);
  const room = (
    <Routes>
      {routes.map(({ path, element }) => (
        <Route key={path} path={path} element={element} />
      ))}
    </Routes>
  );
  return (
    <BaseRouter location={path} navigator={addressBar}>
      {children(room)}
    </BaseRouter>
  );
}

const watchers = new Set<() => void>();

function watchAddress(changed: () => void): () => void {
  watchers.add(changed);
  return () => void watchers.delete(changed);
}

const tellAddress = () => {
  for (const changed of [...watchers]) changed();
};
addEventListener('popstate', tellAddress);

const hrefOf: Navigator['createHref'] = (to) => (typeof to === 'string' ? to : createPath(to));

const addressBar: Navigator = {
  createHref: hrefOf,
  go: (steps) => history.go(steps),
  push: (to) => {
    history.pushState(null, '', hrefOf(to));
    tellAddress();
  },
  replace: (to) => {
    history.replaceState(null, '', hrefOf(to));
    tellAddress();
  },
};

interface LinkProps {
  readonly to: string;
  readonly className?: string | undefined;
  readonly isCurrent?: boolean;
  /** In a new tab (DSP-050). */
  readonly isApart?: boolean | undefined;
  readonly children: ReactNode;
}

export function Link({ to, className, isCurrent, isApart, children }: LinkProps) {
  const apart = isApart ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <RouterLink to={to} className={className} aria-current={isCurrent ? 'page' : undefined} {...apart}>
      {children}
    </RouterLink>
  );
}

export function RedirectTo({ to }: { readonly to: string }) {
  return <Navigate to={to} replace />;
}

export const usePath = () => useLocation().pathname;
export const useParam = (name: string) => useParams()[name];

export interface Query {
  readonly get: (name: string) => string | null;
  readonly set: typeof setQuery;
}

/** The parameters of the address; whoever only sets some takes `setQuery`. */
export function useQuery(): Query {
  const search = useSyncExternalStore(watchAddress, () => location.search);
  const params = new URLSearchParams(search);
  return { get: (name) => params.get(name), set: setQuery };
}

/** Sets or, with null, removes parameters; the others stay. `replace` leaves no step in the history. */
export function setQuery(
  changes: Readonly<Record<string, string | null>>,
  { replace = false }: { readonly replace?: boolean } = {},
): void {
  const params = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  const to = { pathname: location.pathname, search: params.toString(), hash: location.hash };
  if (replace) addressBar.replace(to);
  else addressBar.push(to);
}

/** Goes to an address of the console, as a link does. */
export const go = (to: string): void => addressBar.push(to);
