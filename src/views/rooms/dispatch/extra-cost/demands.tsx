import { useState } from 'react';
import { DemandList } from '../../../shared/demands/demand-list.tsx';
import { useDemands } from '../../../shared/demands/use-demands.ts';
import { ValidateDialog } from '../../../shared/demands/validate-dialog.tsx';
import styles from '../board.module.css';
import { FoldButton, useFold } from '../parts/fold.tsx';
import own from './demands.module.css';
import { demandsOfBoard } from './text.ts';

const refreshMs = 20_000; // as the board
const noFilters = {};

/** `Demandes de surcoût` of the center, which folds (DSP-210, DSP-211, DSP-222). */
export function ExtraCostDemands() {
  const fold = useFold('extraCosts');
  const [offset, setOffset] = useState(0); // CST-41
  const demands = useDemands({ filters: noFilters, offset, everyMs: refreshMs });
  return (
    <section className={styles.round} aria-labelledby="demands-title">
      <header className={styles.roundHead}>
        <h2 id="demands-title">{demandsOfBoard.title(demands.page?.count)}</h2>
        <FoldButton fold={fold} label={demandsOfBoard.fold} controls="demands-title" />
      </header>
      {fold.isFolded ? null : (
        <div className={own.list}>
          <DemandList label={demandsOfBoard.heading} demands={demands} onPage={setOffset} />
        </div>
      )}
      <ValidateDialog demands={demands} />
    </section>
  );
}
