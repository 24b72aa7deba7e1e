import { lazy, Suspense, useState } from 'react';
import { type Demand, isOpen } from '../../../../domain/extra-cost/demand.ts';
import { earliest, msOf } from '../../../../domain/instant.ts';
import { cycleMsOf } from '../../../../domain/session/cycle.ts';
import { useSignedIn } from '../../../app/context.ts';
import { useQuery } from '../../../app/router.tsx';
import { texts } from '../../../app/text.ts';
import { closedDemand } from '../../../shared/demands/address.ts';
import { useDemands } from '../../../shared/demands/use-demands.ts';
import { useFetchedAhead } from '../../../shared/fetched-ahead.ts';
import { laterPart } from '../../../shared/later.tsx';
import { useFirstRows } from '../../../shared/tables/first-rows.tsx';
import { Boundary } from '../../../shared/ui/boundary.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { MissingDialog } from '../../../shared/ui/missing-dialog.tsx';
import styles from '../board.module.css';
import { FoldButton, useFold } from '../parts/fold.tsx';
import own from './demands.module.css';
import { demandsOfBoard } from './text.ts';

/** A board is painted without its list: what it shows is read page by page, from the server. */
const DemandList = laterPart(
  async () => (await import('../../../shared/demands/demand-list.tsx')).DemandList,
  () => <EmptyState title={texts.loading} />,
);
const dialog = () => import('../../../shared/demands/validate-dialog.tsx');
const ValidateDialog = lazy(async () => ({ default: (await dialog()).ValidateDialog }));

const noFilters = {};

/** `Demandes de surcoût` of the center, a line until it is opened: none of them presses (DSP-210, DSP-211, DSP-222). */
export function ExtraCostDemands() {
  const fold = useFold('extraCosts', true);
  const first = useFirstRows();
  const query = useQuery();
  const [offset, setOffset] = useState(0); // CST-41
  // As the board.
  const everyMs = cycleMsOf(useSignedIn().config);
  const demands = useDemands({ filters: noFilters, offset, everyMs });
  useFetchedAhead(dialog);
  useFetchedAhead(DemandList.fetch);
  return (
    <section className={styles.round} aria-labelledby="demands-title">
      <header className={styles.roundHead}>
        <h2 id="demands-title">{demandsOfBoard.title(demands.page?.count)}</h2>
        <FoldButton fold={fold} label={demandsOfBoard.fold} controls="demands-title" />
        <span className={styles.told}>{demandsOfBoard.open(openDemands(demands.page?.results ?? []))}</span>
      </header>
      {fold.isFolded ? null : (
        <div className={own.list}>
          <DemandList label={demandsOfBoard.heading} demands={demands} onPage={setOffset} first={first} />
        </div>
      )}
      {query.get('demand') === null ? null : (
        <Boundary fallback={<MissingDialog onClose={() => query.set(closedDemand)} />}>
          <Suspense>
            <ValidateDialog demands={demands} />
          </Suspense>
        </Boundary>
      )}
    </section>
  );
}

/** Those of a page that nobody has decided on: how many, and since when the first of them waits. */
function openDemands(demands: readonly Demand[]) {
  const open = demands.filter(isOpen);
  return { count: open.length, sinceMs: earliest(open.map(({ created_at }) => msOf(created_at))) };
}
