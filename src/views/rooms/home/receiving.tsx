import { isPartial } from '../../../domain/center/features.ts';
import { may } from '../../../domain/session/permissions.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { Link } from '../../kit/router/router.tsx';
import { useCenters } from '../../kit/scope/centers.ts';
import styles from './home.module.css';
import { homeTexts } from './text.ts';

/** The way to the arrivals of a center that receives, for those who have no link in the header (PRP-262). */
export function Receiving() {
  const { user } = useSignedIn();
  const center = useCenters()?.current;
  if (!isPartial(center) || may(user, 'arrivals', center)) return null;
  return (
    <Link to="/arrivals/" className={styles.receiving}>
      {homeTexts.arrivals}
    </Link>
  );
}
