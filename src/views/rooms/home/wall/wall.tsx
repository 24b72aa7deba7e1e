import { Theme } from '@radix-ui/themes';
import { useEffect } from 'react';
import { areTrolleysShort, preciseRateText } from '../../../../domain/preparation/figures.ts';
import { hourText, secondText } from '../../../../domain/time/paris-time.ts';
import { plural } from '../../../../domain/words/plural.ts';
import { useServerNow, useServerSeconds } from '../../../kit/client/clock.ts';
import { useSubject, useTab } from '../../../kit/client/context.ts';
import { signIn$ } from '../../../kit/client/login.ts';
import { applyUpdate, state$ } from '../../../kit/client/service-worker-client.ts';
import { useToReload } from '../../../kit/client/to-reload.ts';
import { noteTyping } from '../../../kit/drafts/typing.ts';
import { stateText } from '../../../kit/freshness/sync-banner.tsx';
import { useSyncStatus } from '../../../kit/freshness/use-sync-status.ts';
import { AwaitedLine } from '../../../kit/queries/awaited.tsx';
import { useCenters } from '../../../kit/scope/centers.ts';
import { Icon } from '../../../ui/icon.tsx';
import { noTimes, useSeenOrders } from '../board/seen-orders.ts';
import { SeenContext } from '../board/since.tsx';
import { type PackingBoard, timesOf, usePackingBoard } from '../board/use-packing-board.ts';
import { loadingTexts, numberTexts, wallTexts } from '../text.ts';
import { useFloor } from '../use-floor.ts';
import { Columns } from './columns.tsx';
import { count } from './count.ts';
import { useAwake } from './use-awake.ts';
import styles from './wall.module.css';

/** `/?mur=1`: the floor of a center for a screen on its wall, large, with nothing to press (OUR-010 to OUR-013). */
export function Wall() {
  const { center } = useTab();
  const nowMs = useServerNow();
  const board = usePackingBoard(true);
  const seen = useSeenOrders(center, board ? timesOf(board, nowMs) : noTimes);
  useStays();
  useNewVersions();
  return (
    <Theme appearance="dark" className={styles.theme}>
      <main className={styles.wall}>
        <Head />
        {board ? (
          <SeenContext value={seen}>
            <Numbers board={board} />
            <Columns board={board} />
          </SeenContext>
        ) : (
          <AwaitedLine loading={loadingTexts.data} />
        )}
      </main>
    </Theme>
  );
}

/** At the end of its sign-in the page stays where it is: nobody stands there to sign in (OUR-013). */
const useStays = () => useEffect(() => noteTyping(wallTexts.hold), []);

/** Nobody stands there to ask for a new version either; whoever types on this device is waited for. */
function useNewVersions(): void {
  const { status } = useSubject(state$);
  useEffect(() => {
    if (status === 'ready') void applyUpdate();
  }, [status]);
}

function Head() {
  const centers = useCenters();
  const isAwake = useAwake();
  return (
    <header className={styles.head}>
      <h1>{centers?.current?.name}</h1>
      <span>{wallTexts.room}</span>
      <span className={styles.grow} />
      {isAwake === false ? (
        <span>
          <Icon name="warning" size={22} /> {wallTexts.mayAsleep}
        </span>
      ) : null}
      <State />
      <time>{hourText(useServerSeconds())}</time>
    </header>
  );
}

/** The age of its rows, and why nothing newer comes. */
function State() {
  const status = useSyncStatus();
  const isSignedOut = useSubject(signIn$) !== null;
  const toReload = useToReload();
  const why = isSignedOut ? wallTexts.signedOut : toReload;
  const isFresh = why === null && (status.kind === 'upToDate' || status.kind === 'first');
  const time = status.lastSyncMs === null ? '' : secondText(status.lastSyncMs);
  return (
    <span role="status" className={styles.state} data-tone={isFresh ? 'good' : 'bad'}>
      <Icon name={isFresh ? 'check' : 'warning'} size={22} /> {wallTexts.synced(why ?? stateText(status), time)}
    </span>
  );
}

function Numbers({ board: { counts, emergencies } }: { readonly board: PackingBoard }) {
  const floor = useFloor();
  const rate = floor?.trolleys_occupation_rate;
  const speed = floor?.packerstatiph?.['15minago'];
  return (
    <dl className={styles.numbers}>
      <Figure value={count(counts.now)} name={wallTexts.toPrepare} />
      <Figure
        value={count(emergencies.length)}
        name={plural(emergencies.length, numberTexts.urgent.one, numberTexts.urgent.label)}
        isPressing={emergencies.length > 0}
      />
      <Figure value={count(counts.doing)} name={wallTexts.doing} />
      <Figure
        value={count(counts['waiting-products'])}
        name={wallTexts.waiting}
        isPressing={counts['waiting-products'] > 0}
      />
      <Figure value={speed == null ? '-' : count(Math.round(speed))} name={wallTexts.speed} />
      <Figure value={preciseRateText(rate)} name={wallTexts.trolleys} isShort={areTrolleysShort(rate)} />
    </dl>
  );
}

interface FigureProps {
  readonly value: string;
  readonly name: string;
  readonly isPressing?: boolean;
  readonly isShort?: boolean;
}

const Figure = ({ value, name, isPressing = false, isShort = false }: FigureProps) => (
  <div data-pressing={isPressing} data-short={isShort}>
    <dt>
      {isShort ? <Icon name="warning" size={20} /> : null} {name}
    </dt>
    <dd>{value}</dd>
  </div>
);
