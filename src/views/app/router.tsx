import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  BrowserRouter,
  Navigate,
  Route,
  Link as RouterLink,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
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

/** The one router of the console; a trailing slash and the case of a path do not matter. */
export function Router({ routes, onArrive, children }: RouterProps) {
  const room = (
    <Routes>
      {routes.map(({ path, element }) => (
        <Route key={path} path={path} element={element} />
      ))}
    </Routes>
  );
  return (
    <BrowserRouter>
      <Arrival onArrive={onArrive} />
      {children(room)}
    </BrowserRouter>
  );
}

/** The engine polls what the address shows, so it is told of each change. */
function Arrival({ onArrive }: Pick<RouterProps, 'onArrive'>) {
  const { pathname, search } = useLocation();
  useEffect(() => onArrive(pathname, new URLSearchParams(search)), [onArrive, pathname, search]);
  return null;
}

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

/** Sets or, with null, removes parameters; the others stay. `replace` leaves no step in the history. */
export type SetQuery = (
  changes: Readonly<Record<string, string | null>>,
  options?: { readonly replace?: boolean },
) => void;

export interface Query {
  readonly get: (name: string) => string | null;
  readonly set: SetQuery;
}

export function useQuery(): Query {
  const [params, setParams] = useSearchParams();
  return {
    get: (name) => params.get(name),
    set: (changes, { replace = false } = {}) => setParams((before) => changed(before, changes), { replace }),
  };
}

/** The setter alone, the same for the life of the component: what is passed down to rows renders none of them again. */
export function useSetQuery(): SetQuery {
  const { set } = useQuery();
  const latest = useRef(set);
  // The router's own setter is another one at each address.
  useEffect(() => {
    latest.current = set;
  });
  const [stable] = useState((): SetQuery => (changes, options) => latest.current(changes, options));
  return stable;
}

function changed(before: URLSearchParams, changes: Readonly<Record<string, string | null>>): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export const useGo = (): ((to: string) => void) => {
  const navigate = useNavigate();
  return (to) => void navigate(to);
};
