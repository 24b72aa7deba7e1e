import type { ReactNode } from 'react';
import { hasListsAtHome } from '../../../domain/center/features.ts';
import { useTab } from '../../kit/client/context.ts';
import { useCenters } from '../../kit/scope/centers.ts';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { asBlock, laterView } from '../../ui/later/later-view.tsx';
import { Alarm } from './alarm/alarm.tsx';
import { AlertPanel } from './alert-panel/alert-panel.tsx';
import { Assignment } from './assignment/assignment.tsx';
import { PackingBoard } from './board/packing-board.tsx';
import { CenterAlerts } from './center-alerts.tsx';
import { Dqp } from './dqp.tsx';
import { CenterFigures } from './figures/center-figures.tsx';
import { FutureLoad } from './figures/future-load.tsx';
import { FirstLoad, useIsLoaded } from './first-load.tsx';
import { Footer } from './footer.tsx';
import styles from './home.module.css';
import { Receiving } from './receiving.tsx';
import { Sessions } from './sessions/sessions.tsx';
import { DispatchState } from './state/dispatch-state.tsx';
import { useKeepsDispatch } from './state/use-keeps-dispatch.ts';
import { homeTexts } from './text.ts';

/** The page is painted without: its actions are in the list of actions too. */
const OwnActions = laterView(async () => (await import('./own-actions.tsx')).OwnActions, asBlock);

interface HomeScreenProps {
  /** The delivery lists and launchpads, for the centers that have them here. */
  readonly lists: ReactNode;
}

/**
 * `/`: the user's own actions that are not over, the blocks of PRP-030 in their order, the alert panel at the right
 * (DSP-030, DSP-226, PRP-007).
 */
export function HomeScreen({ lists }: HomeScreenProps) {
  const { center } = useTab();
  const centers = useCenters();
  const keepsDispatch = useKeepsDispatch();
  const isLoaded = useIsLoaded(keepsDispatch !== undefined);
  return (
    <main className={styles.home}>
      <div className={styles.blocks}>
        <h1>
          <HiddenText>{homeTexts.title}</HiddenText>
        </h1>
        <Receiving />
        <OwnActions />
        <Alarm key={center} center={center} />
        <div className={styles.folds}>
          <CenterAlerts />
          {isLoaded === false ? <FirstLoad /> : null}
          {isLoaded ? <CenterFigures /> : null}
          {isLoaded ? <Dqp /> : null}
        </div>
        {isLoaded ? <PackingBoard /> : null}
        {isLoaded && keepsDispatch ? <DispatchState key={center} /> : null}
        {hasListsAtHome(centers?.current) ? lists : null}
        {isLoaded ? <Assignment /> : null}
        {isLoaded ? (
          <div className={styles.pair}>
            <Sessions key={center} />
            <FutureLoad />
          </div>
        ) : null}
        <Footer />
      </div>
      <AlertPanel key={center} />
    </main>
  );
}
