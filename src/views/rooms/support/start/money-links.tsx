import { may } from '../../../../domain/session/permissions.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { Link } from '../../../kit/router/router.tsx';
import { incidentsPath, moneyDayPath, proposalsPath } from '../paths.ts';
import own from './start.module.css';
import { startTexts as texts } from './text.ts';

/** The pages about the money of a center (OUR-140, OUR-153, OUR-174); nothing for whoever only reads. */
export function MoneyLinks() {
  const { user } = useSignedIn();
  if (!may(user, 'edit')) return null;
  return (
    <section className={`${own.card} ${own.line}`} aria-label={texts.money}>
      <header>
        <h2>{texts.money}</h2>
      </header>
      <ul>
        {may(user, 'accounts') ? (
          <li>
            <Link to={moneyDayPath('0')}>{texts.moneyDay}</Link>
          </li>
        ) : null}
        <li>
          <Link to={proposalsPath}>{texts.proposals}</Link>
        </li>
        <li>
          <Link to={incidentsPath}>{texts.incidents}</Link>
        </li>
      </ul>
    </section>
  );
}
