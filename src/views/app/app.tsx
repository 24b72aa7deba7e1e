import { Boundary } from '../shared/ui/boundary.tsx';
import type { Client } from './client.ts';
import { ClientContext } from './context.ts';
import { Router } from './router.tsx';
import { routes } from './routes.tsx';
import { SessionGate } from './session.tsx';
import { Shell } from './shell.tsx';
import { Failed } from './states.tsx';
import { QuaiTheme } from './theme.tsx';
import { Failures } from './toasts/failures.tsx';
import { Toaster } from './toasts/toaster.tsx';

export function App({ client }: { readonly client: Client }) {
  const arrive = (path: string, query: URLSearchParams) => client.tab.arrive(path, query.get('sub') ?? '');
  return (
    <ClientContext value={client}>
      <QuaiTheme>
        <Boundary fallback={<Failed />}>
          <Toaster>
            <Failures />
            <Router routes={routes} onArrive={arrive}>
              {(room) => (
                <SessionGate>
                  <Shell>{room}</Shell>
                </SessionGate>
              )}
            </Router>
          </Toaster>
        </Boundary>
      </QuaiTheme>
    </ClientContext>
  );
}
