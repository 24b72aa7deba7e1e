import { EmptyState } from '../shared/ui/empty-state.tsx';
import { Link } from './router.tsx';
import { texts } from './text.ts';

export function NotFound() {
  return (
    <main>
      <EmptyState isPage title={texts.notFound.title} text={texts.notFound.text}>
        <Link to="/">{texts.notFound.home}</Link>
      </EmptyState>
    </main>
  );
}
