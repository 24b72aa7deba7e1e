import { may } from '../../../../domain/session/permissions.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { Link } from '../../../kit/router/router.tsx';
import { moneyDayPath } from '../paths.ts';
import own from './start.module.css';
import { startTexts as texts } from './text.ts';

/** Where a manager looks after the money of his center (OUR-140); nothing for others. */
export function MoneyLinks() {
  const { user } = useSignedIn();
  if (!may(user, 'accounts')) return null;
  return (
    <section className={own.card} aria-label={texts.money}>
      <header>
        <h2>{texts.money}</h2>
      </header>
      <ul>
        <li>
          <Link to={moneyDayPath('0')}>{texts.moneyDay}</Link>
        </li>
      </ul>
    </section>
  );
}
