import { useState } from 'react';
import { type Demand, isOpen } from '../../../../domain/extra-cost/demand.ts';
import { cycleMsOf } from '../../../../domain/session/cycle.ts';
import { earliest, msOf } from '../../../../domain/time/instant.ts';
import { closedDemand } from '../../../concepts/demands/parameters.ts';
import { type Demands, useDemands } from '../../../concepts/demands/use-demands.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useQuery } from '../../../kit/router/router.tsx';
import { texts } from '../../../kit/text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFetchedAhead } from '../../../ui/later/later.ts';
import { asBlock, asWindow, laterView } from '../../../ui/later/later-view.tsx';
import { useFirstRows } from '../../../ui/tables/first-rows.tsx';
import styles from '../board.module.css';
import { FoldButton, useFold } from '../fold.tsx';
import own from './demands.module.css';
import { demandsOfBoard } from './text.ts';

/** A board is painted without its list, which is read page by page from the server. */
const DemandList = laterView(async () => (await import('../../../concepts/demands/demand-list.tsx')).DemandList, {
  ...asBlock,
  Meanwhile: () => <EmptyState title={texts.loading} />,
});
interface ValidateProps {
  readonly demands: Demands;
  readonly onClose: () => void;
}

const ValidateDialog = laterView<ValidateProps>(
  async () => (await import('../../../concepts/demands/validate-dialog.tsx')).ValidateDialog,
  asWindow,
);

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
  useFetchedAhead(ValidateDialog, DemandList);
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
        <ValidateDialog demands={demands} onClose={() => query.set(closedDemand)} />
      )}
    </section>
  );
}

/** Undecided demands of a page: how many, and since when the first of them waits. */
function openDemands(demands: readonly Demand[]) {
  const open = demands.filter(isOpen);
  return { count: open.length, sinceMs: earliest(open.map(({ created_at }) => msOf(created_at))) };
}
