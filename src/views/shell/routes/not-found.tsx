import { Link } from '../../kit/router/router.tsx';
import { texts } from '../../kit/text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

export function NotFound() {
  return (
    <main>
      <EmptyState isPage title={texts.notFound.title} text={texts.notFound.text}>
        <Link to="/">{texts.notFound.home}</Link>
      </EmptyState>
    </main>
  );
}
