import { needsDecision } from '../../../db/outbox/states.ts';
import type { LoadingDock, LoadingRow } from '../../../db/view-rows/loadings.ts';
import { loadCrossDock } from '../../../domain/dock/commands/cross-dock.ts';
import { dockCode } from '../../../domain/dock/text.ts';
import { driverStateLabel } from '../../../domain/driver/state.ts';
import { vehicleLabel } from '../../../domain/driver/vehicle.ts';
import { orderName } from '../../../domain/order/name.ts';
import { slotText } from '../../../domain/task/slot-hours.ts';
import { hourText } from '../../../domain/time/paris-time.ts';
import { isolated } from '../../../domain/words/isolate.ts';
import { crateCheckWindow, loadingWindow } from '../../concepts/dock/loading/window.ts';
import { labelTexts } from '../../concepts/order/labels/text.ts';
import { labelsWindow } from '../../concepts/order/labels/window.ts';
import { OrderLink } from '../../concepts/order/order-link.tsx';
import { useServerNow } from '../../kit/client/clock.ts';
import { MarkBadge } from '../../kit/marks/mark-badge.tsx';
import { setQuery } from '../../kit/router/router.tsx';
import { ScanBar } from '../../kit/scan/scan-bar.tsx';
import { useCenters } from '../../kit/scope/centers.ts';
import { texts } from '../../kit/text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './loadings.module.css';
import { loadingsTexts } from './text.ts';
import { useDrivers, useLoadings } from './use-loadings.ts';

type NameOf = (center: number | null) => string;

/** `/loadings`: orders that leave for other centers (PRP-310 to PRP-341). */
export function LoadingsScreen() {
  const loadings = useLoadings();
  const centers = useCenters();
  const nameOf: NameOf = (center) =>
    center === null ? loadingsTexts.noDock : (centers?.all.find(({ id }) => id === center)?.name ?? String(center));
  return (
    <main className={styles.screen}>
      <h1 className={styles.title}>{loadingsTexts.title}</h1>
      <div className={styles.tools}>
        <ScanBar />
        <Button size="3" variant="soft" color="gray" onClick={() => setQuery(labelsWindow.at({}))}>
          {labelTexts.title}
        </Button>
      </div>
      {loadings ? (
        <div className={styles.columns}>
          <div>
            <ToCheck rows={loadings.toCheck} nameOf={nameOf} />
            <NotReceived rows={loadings.notReceived} nameOf={nameOf} />
          </div>
          <div>
            <Docks docks={loadings.docks} nameOf={nameOf} />
            <Drivers />
          </div>
        </div>
      ) : (
        <Skeleton text={texts.loading} />
      )}
    </main>
  );
}

function OrderName({ row }: { readonly row: LoadingRow }) {
  return (
    <>
      <OrderLink orderId={row.orderId} className={styles.number}>
        {orderName(row)}
      </OrderLink>
      <span className={styles.dim}>{row.name}</span>
      <MarkBadge marks={row.marks} />
    </>
  );
}

/** By where they go, by name; those in no dock yet come last (PRP-313). */
function groupsOf(rows: readonly LoadingRow[], nameOf: NameOf) {
  const groups = new Map<number | null, LoadingRow[]>();
  for (const row of rows) groups.set(row.targetCenter, [...(groups.get(row.targetCenter) ?? []), row]);
  return [...groups]
    .map(([center, its]) => ({ center, name: nameOf(center), rows: its }))
    .toSorted(
      (one, other) =>
        Number(one.center === null) - Number(other.center === null) || one.name.localeCompare(other.name, 'fr'),
    );
}

interface RowsProps {
  readonly rows: readonly LoadingRow[];
  readonly nameOf: NameOf;
}

/** Orders that are checked before they leave, by where they go (PRP-312 to PRP-317). */
function ToCheck({ rows, nameOf }: RowsProps) {
  const groups = groupsOf(rows, nameOf);
  const { heads } = loadingsTexts;
  return (
    <section className={styles.block} aria-labelledby="to-check">
      <header className={styles.head}>
        <h2 id="to-check">{loadingsTexts.toCheck}</h2>
        {rows.length > 0 ? (
          <span className={styles.dim}>{loadingsTexts.summary(rows.length, groups.length)}</span>
        ) : null}
      </header>
      {rows.length === 0 ? (
        <p className={styles.none}>{loadingsTexts.noneToCheck}</p>
      ) : (
        <table className={styles.table} aria-labelledby="to-check">
          <thead>
            <tr>
              {Object.values(heads).map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">
                <HiddenText>{loadingsTexts.action}</HiddenText>
              </th>
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.center}>
              <tr className={styles.group}>
                <th colSpan={5} scope="rowgroup">
                  {group.name}
                </th>
              </tr>
              {group.rows.map((row) => (
                <CheckRow key={row.id} row={row} />
              ))}
            </tbody>
          ))}
        </table>
      )}
    </section>
  );
}

function CheckRow({ row }: { readonly row: LoadingRow }) {
  const nowMs = useServerNow();
  const crates = row.crates?.length ? row.crates.map(({ code }) => code).join(', ') : row.number_of_crates;
  return (
    <tr>
      <th scope="row">
        <OrderName row={row} />
      </th>
      <td>{row.bags ?? loadingsTexts.unknown}</td>
      <td>{crates || loadingsTexts.unknown}</td>
      <td className={styles.dim}>{slotText(row.slotStartMs, row.slotEndMs, nowMs)}</td>
      <td className={styles.action}>
        <Button
          size="3"
          variant="soft"
          aria-label={loadingsTexts.validateOf(orderName(row))}
          reason={row.isMoving ? loadingsTexts.sending : null}
          onClick={() => setQuery(crateCheckWindow.at({ orderId: row.orderId }))}
        >
          {loadingsTexts.validate}
        </Button>
      </td>
    </tr>
  );
}

/** Orders another center did not receive; hidden where all came (PRP-316). */
function NotReceived({ rows, nameOf }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="not-received">
      <header className={styles.head}>
        <h2 id="not-received">{loadingsTexts.notReceived}</h2>
      </header>
      <table className={styles.table} aria-labelledby="not-received">
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <OrderName row={row} />
              </th>
              <td>{nameOf(row.targetCenter)}</td>
              <td>
                {row.dockId === null
                  ? loadingsTexts.unknown
                  : row.goneMs === null
                    ? dockCode(row.dockId)
                    : loadingsTexts.leftAt(dockCode(row.dockId), hourText(row.goneMs))}
              </td>
              <td>
                <Badge tone="red">{loadingsTexts.notReceivedBadge}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface DocksProps {
  readonly docks: readonly LoadingDock[];
  readonly nameOf: NameOf;
}

/** Rounds that leave for other centers (PRP-311, PRP-327). */
function Docks({ docks, nameOf }: DocksProps) {
  return (
    <section className={styles.block} aria-labelledby="docks">
      <header className={styles.head}>
        <h2 id="docks">{loadingsTexts.docks(docks.length)}</h2>
      </header>
      {docks.length === 0 ? <p className={styles.none}>{loadingsTexts.noDocks}</p> : null}
      <ul className={styles.docks}>
        {docks.map((dock) => (
          <DockCard key={dock.id} dock={dock} name={nameOf(dock.targetCenter)} />
        ))}
      </ul>
    </section>
  );
}

function DockCard({ dock, name }: { readonly dock: LoadingDock; readonly name: string }) {
  const code = dockCode(dock.id);
  return (
    <li className={styles.dock}>
      <div>
        <b>{code}</b>
        <Badge>{name}</Badge>
        {dock.isLoaded ? <Badge tone="green">{loadingsTexts.loaded}</Badge> : null}
        <MarkBadge marks={dock.marks} />
        <span className={styles.dim}>
          {dock.driverName ?? loadingsTexts.noDriver}
          {dock.departureMs === null ? null : `, ${loadingsTexts.departure(hourText(dock.departureMs))}`}
        </span>
      </div>
      <dl>
        <div>
          <dt>{loadingsTexts.orders}</dt>
          <dd>{dock.orders}</dd>
        </div>
        <div>
          <dt>{loadingsTexts.crates}</dt>
          <dd>{dock.crates}</dd>
        </div>
      </dl>
      <Button
        size="3"
        variant="soft"
        aria-label={loadingsTexts.loadOf(code)}
        reason={dock.isLoaded ? loadingsTexts.loaded : null}
        onClick={() => setQuery(loadingWindow.at({ dockId: dock.id }, parkedOn(dock)))}
      >
        {loadingsTexts.load}
      </Button>
    </li>
  );
}

/** The loading of a dock that was refused, and is done again. */
const parkedOn = ({ marks }: LoadingDock): string | null =>
  marks.find((mark) => mark.name === loadCrossDock.name && needsDecision(mark))?.commandId ?? null;

/** To read only (PRP-310). */
function Drivers() {
  const drivers = useDrivers();
  if (!drivers) return null;
  return (
    <section className={styles.block} aria-labelledby="drivers">
      <header className={styles.head}>
        <h2 id="drivers">{loadingsTexts.drivers}</h2>
      </header>
      {drivers.length === 0 ? (
        <p className={styles.none}>{loadingsTexts.noDrivers}</p>
      ) : (
        <table className={styles.table} aria-labelledby="drivers">
          <thead>
            <tr>
              {loadingsTexts.driverHeads.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {drivers.map((driver) => (
              <tr key={driver.id}>
                <th scope="row">{driver.name ? isolated(driver.name) : driver.id}</th>
                <td>{driver.vehicle ? vehicleLabel(driver.vehicle) : loadingsTexts.unknown}</td>
                <td>{driver.state ? driverStateLabel(driver.state) : loadingsTexts.unknown}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
