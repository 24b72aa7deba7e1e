import { isPartial } from '../../../domain/center/features.ts';
import { redirectPath } from '../../../domain/session/redirect.ts';
import { Link } from '../../kit/router/router.tsx';
import { useCenters } from '../../kit/scope/centers.ts';
import { Explained } from '../../ui/explained.tsx';
import { arrivalTexts, elsewhereTexts } from './text.ts';

/** In a center that prepares its own orders: what arrivals are, and the centers that have some (PRP-261). */
export function ElsewhereOnly({ name }: { readonly name: string }) {
  const receiving = useCenters()?.all.filter(isPartial) ?? [];
  return (
    <Explained
      title={<p>{arrivalTexts.partialOnly(name)}</p>}
      factsTitle={elsewhereTexts.about}
      facts={[
        [elsewhereTexts.partial, elsewhereTexts.receives],
        [elsewhereTexts.here, elsewhereTexts.prepares(name)],
      ]}
      waysTitle={elsewhereTexts.centers}
      noWays={elsewhereTexts.noCenter}
      ways={receiving.map(({ id, name: other }) => ({
        key: id,
        link: (
          <Link to={redirectPath(id, '/arrivals/')}>
            {other ?? id}
            <small>{elsewhereTexts.go(other ?? String(id))}</small>
          </Link>
        ),
      }))}
    />
  );
}
