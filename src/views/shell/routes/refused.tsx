import { may, type Permission } from '../../../domain/session/permissions.ts';
import { rightDetails, rightTexts } from '../../../domain/session/right-text.ts';
import { joined } from '../../../domain/words/isolate.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { Link } from '../../kit/router/router.tsx';
import { useCenters } from '../../kit/scope/centers.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { refusedTexts } from './refused-text.ts';
import { rooms } from './rooms.ts';

/** In place of a screen: the right that it takes, the rooms this user may use, and what each of the others takes. */
export function Refused({ permission }: { readonly permission: Permission }) {
  const { user } = useSignedIn();
  const detail = rightDetails[permission];
  const center = useCenters()?.current;
  const built = rooms.filter(({ screens }) => Object.keys(screens).length > 0);
  const isFor = (right: Permission | null) => right === null || may(user, right, center);
  const open = built.filter((room) => isFor(room.permission) && room.link.isOffered(user, center));
  const closed = built.flatMap(({ title, permission: right }) =>
    right !== null && !isFor(right) ? [{ title, right }] : [],
  );
  return (
    <main>
      <EmptyState isPage title={rightTexts[permission]} {...(detail ? { text: detail } : {})}>
        <h2>{refusedTexts.open}</h2>
        <ul>
          {open.map(({ title, link }) => (
            <li key={title}>
              <Link to={link.to}>{title}</Link>
            </li>
          ))}
        </ul>
        <h2>{refusedTexts.closed}</h2>
        <ul>
          {closed.map(({ title, right }) => (
            <li key={title}>{joined(' : ', [title, rightDetails[right] ?? rightTexts[right]])}</li>
          ))}
        </ul>
      </EmptyState>
    </main>
  );
}
