import { type DemandPage, isOpen } from '../../../../domain/extra-cost/demand.ts';
import type { DetailState } from '../../../kit/queries/use-detail.ts';
import { evidenceTexts as texts } from './text.ts';

/** How his demands of the last months were decided. */
export function PastDemands({ his }: { readonly his: DetailState<DemandPage> | undefined }) {
  const page = his?.value;
  const decided = page?.results.filter((demand) => !isOpen(demand)) ?? [];
  const validated = decided.filter(({ extra_cost }) => extra_cost).length;
  const minutes = page?.results.flatMap((demand) => demand.minutes ?? []) ?? [];
  return (
    <section>
      <h3>{texts.past}</h3>
      {page ? (
        <p>
          {texts.pastOf(page.count, validated, decided.length - validated)}.
          {minutes.length > 0
            ? ` ${texts.average(Math.round(minutes.reduce((sum, each) => sum + each, 0) / minutes.length))}.`
            : null}
          {page.count > page.results.length ? ` ${texts.latest}.` : null}
        </p>
      ) : (
        <p>{his?.error ?? (his ? texts.unavailable : texts.loading)}</p>
      )}
    </section>
  );
}
