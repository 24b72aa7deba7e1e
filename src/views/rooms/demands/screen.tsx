import { useState } from 'react';
import { recordNames } from '../../../db/queries/records.ts';
import { type DemandFilters, demandFilters, filledFilters } from '../../../domain/extra-cost/filters.ts';
import { ChoiceContext } from '../../concepts/demands/choice.ts';
import { DemandList } from '../../concepts/demands/demand-list.tsx';
import { demandTexts } from '../../concepts/demands/text.ts';
import { useDemands } from '../../concepts/demands/use-demands.ts';
import { ValidateDialog } from '../../concepts/demands/validate-dialog.tsx';
import { useTab } from '../../kit/client/context.ts';
import { useRecord } from '../../kit/queries/use-record.ts';
import { useQuery } from '../../kit/router/router.tsx';
import styles from './demands.module.css';
import { FilterForm } from './filter-form.tsx';
import { DraftList } from './review/draft-list.tsx';
import { useDecisionDrafts } from './review/drafts.ts';
import { Evidence } from './review/evidence.tsx';
import review from './review/review.module.css';
import { evidenceTexts } from './review/text.ts';
import { useChosen } from './review/use-chosen.ts';
import { Ahead } from './review/use-evidence.ts';
import { reviewTexts } from './text.ts';

/**
 * `/driver_extra_cost_demands`: drivers' demands to be paid beside their rounds, for logistics alone (LOG-004,
 * SUP-706).
 */
export function DemandsScreen() {
  const { center } = useTab();
  // The header needs the centers, whatever board was looked at before.
  useRecord(recordNames.centerSettings, { center, subject: center });
  return <Review key={center} />;
}

const offsetOf = (text: string | null) => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0);

/** The filters that hold and the page stand in the address: a reload shows the same. */
function Review() {
  const { get, set } = useQuery();
  const [asked, ask] = useState(0);
  const filters = filledFilters(Object.fromEntries(demandFilters.map((name) => [name, get(name)])));
  const demands = useDemands({ filters, offset: offsetOf(get('offset')), again: asked });
  const results = demands.page?.results ?? [];
  const drafts = useDecisionDrafts(results);
  const { chosen, next, choose } = useChosen(results);
  const apply = (chosen: DemandFilters) => {
    set({ ...Object.fromEntries(demandFilters.map((name) => [name, chosen[name] ?? null])), offset: null });
    ask(asked + 1);
  };
  return (
    <main className={styles.screen}>
      <header className={styles.head}>
        <h1>{reviewTexts.title}</h1>
        {demands.page ? <p role="status">{demandTexts.count(demands.page.count)}</p> : null}
        <p>{evidenceTexts.keys}</p>
      </header>
      <FilterForm
        key={new URLSearchParams(filters).toString()}
        applied={filters}
        reviewers={demands.page?.reviewers ?? []}
        onApply={apply}
      />
      <DraftList drafts={drafts} demands={results} onResume={choose} />
      <ChoiceContext value={{ id: chosen?.id ?? null, choose, drafts: drafts.drafts }}>
        <div className={chosen ? review.columns : undefined}>
          <div>
            <DemandList
              label={reviewTexts.title}
              demands={demands}
              onPage={(offset) => set({ offset: offset === 0 ? null : String(offset) })}
            />
          </div>
          {chosen ? <Evidence key={chosen.id} demand={chosen} drafts={drafts} /> : null}
        </div>
      </ChoiceContext>
      {next ? <Ahead key={next.id} demand={next} /> : null}
      <ValidateDialog demands={demands} />
    </main>
  );
}
