import { needsDecision } from '../../../db/outbox/states.ts';
import type { LoadingDock, LoadingRow } from '../../../db/view-rows/loadings.ts';
import { loadCrossDock } from '../../../domain/dock/commands/cross-dock.ts';
import { dockCode } from '../../../domain/dock/text.ts';
import { hourText } from '../../../domain/time/paris-time.ts';
import { joined } from '../../../domain/words/isolate.ts';
import { loadingWindow } from '../../concepts/dock/loading/window.ts';
import { useServerNow } from '../../kit/client/clock.ts';
import { MarkBadge } from '../../kit/marks/mark-badge.tsx';
import { setQuery } from '../../kit/router/router.tsx';
import { Button } from '../../ui/button.tsx';
import { FoldLine } from '../../ui/fold-line.tsx';
import { Badge } from '../../ui/status/badge.tsx';
import { leavesSoon, nextDocks } from './departures.ts';
import styles from './docks.module.css';
import { loadingsTexts } from './text.ts';

interface DocksProps {
  readonly docks: readonly LoadingDock[];
  readonly toCheck: readonly LoadingRow[];
  readonly nameOf: (center: number) => string;
}

/** Rounds that leave for other centers, the next ones first; those of later are one line (PRP-311, PRP-327). */
export function Docks({ docks, toCheck, nameOf }: DocksProps) {
  const nowMs = useServerNow();
  const count = nextDocks(docks, nowMs);
  const next = docks.slice(0, count);
  const later = docks.slice(count);
  const urgent = docks.find(({ isLoaded }) => !isLoaded)?.id;
  const cards = (of: readonly LoadingDock[]) => (
    <ul className={styles.docks}>
      {of.map((dock) => (
        <DockCard
          key={dock.id}
          dock={dock}
          name={nameOf(dock.targetCenter)}
          toCheck={toCheck.filter(({ dockId }) => dockId === dock.id).length}
          isNext={dock.id === urgent}
        />
      ))}
    </ul>
  );
  const line = ({ id, targetCenter, departureMs, orders }: LoadingDock) =>
    loadingsTexts.laterDock(dockCode(id), nameOf(targetCenter), hourText(departureMs), orders);
  return (
    <section className={styles.block} aria-labelledby="docks">
      <h2 id="docks">{loadingsTexts.docks(docks.length)}</h2>
      {docks.length === 0 ? <p className={styles.none}>{loadingsTexts.noDocks}</p> : cards(next)}
      {later.length > 0 ? (
        <FoldLine byMouse title={loadingsTexts.later(later.length)} summary={joined(' ; ', later.map(line))}>
          {cards(later)}
        </FoldLine>
      ) : null}
    </section>
  );
}

interface DockCardProps {
  readonly dock: LoadingDock;
  readonly name: string;
  /** How many of its orders are still to be checked. */
  readonly toCheck: number;
  /** It is what is loaded next. */
  readonly isNext: boolean;
}

function DockCard({ dock, name, toCheck, isNext }: DockCardProps) {
  const code = dockCode(dock.id);
  return (
    <li className={styles.dock}>
      <Departure dock={dock} />
      <div className={styles.about}>
        <p>
          <b>{code}</b>
          <Badge>{name}</Badge>
          {dock.isLoaded ? <Badge tone="green">{loadingsTexts.loaded}</Badge> : null}
          <MarkBadge marks={dock.marks} />
          {dock.driverName === null ? (
            <b className={styles.missing}>{loadingsTexts.noDriver}</b>
          ) : (
            <span>{dock.driverName}</span>
          )}
        </p>
        <p className={styles.dim}>
          {loadingsTexts.content(dock.orders, dock.crates)}
          {toCheck > 0 ? (
            <>
              , <b className={styles.missing}>{loadingsTexts.yetToCheck(toCheck)}</b>
            </>
          ) : null}
        </p>
      </div>
      <Button
        size="3"
        variant={isNext ? 'solid' : 'surface'}
        {...(isNext ? {} : { color: 'gray' })}
        className={styles.load}
        aria-label={loadingsTexts.loadOf(code)}
        reason={dock.isLoaded ? loadingsTexts.loaded : null}
        onClick={() => setQuery(loadingWindow.at({ dockId: dock.id }, parkedOn(dock)))}
      >
        {loadingsTexts.load}
      </Button>
    </li>
  );
}

/** In how many minutes it leaves; red when that is soon, or was, and it is not loaded. */
function Departure({ dock: { departureMs, isLoaded } }: { readonly dock: LoadingDock }) {
  const nowMs = useServerNow();
  if (departureMs === null) return <p className={styles.when}>{loadingsTexts.unknown}</p>;
  return (
    <p className={styles.when} data-soon={!isLoaded && leavesSoon(departureMs, nowMs)}>
      {loadingsTexts.inTime(departureMs - nowMs)}
      <small>{loadingsTexts.departure(hourText(departureMs))}</small>
    </p>
  );
}

/** The loading of a dock that was refused, and is done again. */
const parkedOn = ({ marks }: LoadingDock): string | null =>
  marks.find((mark) => mark.name === loadCrossDock.name && needsDecision(mark))?.commandId ?? null;
