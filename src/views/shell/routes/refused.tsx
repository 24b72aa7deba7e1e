import { may, type Permission } from '../../../domain/session/permissions.ts';
import { rightDetails, rightTexts } from '../../../domain/session/right-text.ts';
import { joined } from '../../../domain/words/isolate.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { Link, usePath } from '../../kit/router/router.tsx';
import { useCenters } from '../../kit/scope/centers.ts';
import { useCopy } from '../../kit/toasts/use-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Explained } from '../../ui/explained.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './refused.module.css';
import { groupsText, refusedTexts, rightsOfRooms } from './refused-text.ts';
import { roomAt, rooms } from './rooms.ts';

/** In place of a screen: the right that it takes, who has it, and the rooms that this user may use or may not. */
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
  const path = usePath();
  const room = roomAt(path);
  const needed = rightsOfRooms[permission];
  const right = needed?.what ?? detail ?? rightTexts[permission];
  const account = joined(', ', [user.email, groupsText(user)]);
  const copy = useCopy();
  return (
    <main>
      <Explained
        title={
          <>
            <p>
              <Icon name="lock" /> {room?.title}
            </p>
            <h1>{rightTexts[permission]}</h1>
          </>
        }
        factsTitle={refusedTexts.needed}
        facts={[
          [refusedTexts.right, right],
          [refusedTexts.account, account],
          ...(needed ? [[refusedTexts.holders, needed.holders] as const] : []),
          [refusedTexts.given, refusedTexts.givenBy],
        ]}
        afterFacts={
          <p className={styles.ask}>
            <Button onClick={() => void copy(refusedTexts.asked({ account, right, page: location.origin + path }))}>
              {refusedTexts.ask}
            </Button>
            <small>{refusedTexts.askHint}</small>
          </p>
        }
        waysTitle={refusedTexts.open}
        noWays={refusedTexts.noneOpen}
        ways={open.map(({ title, link }) => ({ key: title, link: <Link to={link.to}>{title}</Link> }))}
      >
        <section>
          <h2>{refusedTexts.closed}</h2>
          <ul className={styles.closed}>
            {closed.map(({ title, right }) => (
              <li key={title}>{joined(' : ', [title, rightDetails[right] ?? rightTexts[right]])}</li>
            ))}
          </ul>
        </section>
      </Explained>
    </main>
  );
}
