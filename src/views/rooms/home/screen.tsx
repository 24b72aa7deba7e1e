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
import { CheckZone } from './figures/check-zone.tsx';
import { FutureLoad } from './figures/future-load.tsx';
import { StockBlocks } from './figures/stock-blocks.tsx';
import { TrolleyOccupation } from './figures/trolley-occupation.tsx';
import { FirstLoad, useIsLoaded } from './first-load.tsx';
import { Footer } from './footer.tsx';
import styles from './home.module.css';
import { Receiving } from './receiving.tsx';
import { Sessions } from './sessions/sessions.tsx';
import { CenterState } from './state/center-state.tsx';
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
        <Alarm key={center} center={center} />
        {isLoaded ? <CenterState key={center} hasDispatch={keepsDispatch === true} /> : null}
        <Receiving />
        <OwnActions />
        <CenterAlerts />
        {isLoaded === false ? <FirstLoad /> : null}
        {isLoaded ? (
          <div className={styles.tiles}>
            <StockBlocks />
            <CheckZone />
            <TrolleyOccupation />
          </div>
        ) : null}
        {isLoaded ? <Dqp /> : null}
        {isLoaded ? <PackingBoard /> : null}
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
