import { logsOfDayPath } from '../../../domain/driver-log/paths.ts';
import { Link } from '../../kit/router/router.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { logsTexts } from './text.ts';

/** An address with a driver that cannot be one: nobody else's logs are shown in his place (LOG-002, LOG-003). */
export const NoDriver = ({ day }: { readonly day: string }) => (
  <EmptyState isPage title={logsTexts.noDriver}>
    <Link to={logsOfDayPath(day, null)}>{logsTexts.allDrivers}</Link>
  </EmptyState>
);
