import type { Client } from '../../kit/client/client.ts';
import { ClientContext } from '../../kit/client/context.ts';
import { Router } from '../../kit/router/router.tsx';
import { Boundary } from '../../ui/boundary.tsx';
import { routes } from '../routes/routes.tsx';
import { Shell } from '../shell.tsx';
import { Failed } from '../states.tsx';
import { QuaiTheme } from '../theme/theme.tsx';
import { Failures } from '../toasts/failures.tsx';
import { Toaster } from '../toasts/toaster.tsx';
import { SessionGate } from './session.tsx';

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
