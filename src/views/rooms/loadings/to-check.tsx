import type { LoadingDock, LoadingRow } from '../../../db/view-rows/loadings.ts';
import { dockCode } from '../../../domain/dock/text.ts';
import { orderName } from '../../../domain/order/name.ts';
import { slotText } from '../../../domain/task/slot-hours.ts';
import { hourText } from '../../../domain/time/paris-time.ts';
import { joined } from '../../../domain/words/isolate.ts';
import { crateCheckWindow } from '../../concepts/dock/loading/window.ts';
import { OrderLink } from '../../concepts/order/order-link.tsx';
import { useServerNow } from '../../kit/client/clock.ts';
import { TableExport } from '../../kit/export/table-export.tsx';
import { MarkBadge } from '../../kit/marks/mark-badge.tsx';
import { setQuery } from '../../kit/router/router.tsx';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later/later.ts';
import { Badge } from '../../ui/status/badge.tsx';
import { Table } from '../../ui/tables/table.tsx';
import styles from './loadings.module.css';
import { loadingsTexts } from './text.ts';

const toCheckColumns = later(async () => (await import('./loadings-files.ts')).toCheckFile);
const notReceivedColumns = later(async () => (await import('./loadings-files.ts')).notReceivedFile);

type NameOf = (center: number | null) => string;

function OrderName({ row }: { readonly row: LoadingRow }) {
  return (
    <>
      <OrderLink orderId={row.orderId} className={styles.number}>
        {orderName(row)}
      </OrderLink>
      <span className={styles.client}>{row.name}</span>
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

/** The rounds that take some orders along, soonest first. */
const docksOf = (rows: readonly LoadingRow[], docks: readonly LoadingDock[]) =>
  docks.filter(({ id }) => rows.some(({ dockId }) => dockId === id));

const leaveTexts = (docks: readonly LoadingDock[], nowMs: number) =>
  joined(
    ' ; ',
    docks.map(({ id, departureMs }) =>
      departureMs === null ? dockCode(id) : loadingsTexts.leaves(dockCode(id), departureMs - nowMs),
    ),
  );

interface RowsProps {
  readonly rows: readonly LoadingRow[];
  readonly nameOf: NameOf;
}

interface ToCheckProps extends RowsProps {
  readonly docks: readonly LoadingDock[];
}

/** Orders that are checked before they leave, by where they go (PRP-312 to PRP-317). */
export function ToCheck({ rows, docks, nameOf }: ToCheckProps) {
  const nowMs = useServerNow();
  const groups = groupsOf(rows, nameOf);
  const { heads } = loadingsTexts;
  return (
    <section className={styles.block} aria-labelledby="to-check">
      <header className={styles.head}>
        <h2 id="to-check">{loadingsTexts.toCheck}</h2>
        {rows.length > 0 ? (
          <span className={styles.dim}>{loadingsTexts.summary(rows.length, groups.length)}</span>
        ) : null}
        <TableExport
          label={loadingsTexts.toCheck}
          name="a-verifier"
          rows={groups.flatMap((group) => group.rows.map((row) => ({ row, center: group.name })))}
          columns={toCheckColumns}
        />
      </header>
      {rows.length === 0 ? (
        <p className={styles.none}>{loadingsTexts.noneToCheck}</p>
      ) : (
        <Table
          look="floor"
          aria-labelledby="to-check"
          columns={[...Object.values(heads), { title: loadingsTexts.action, isHidden: true }]}
        >
          {groups.map((group) => (
            <tbody key={group.center}>
              <tr className={styles.group}>
                <th scope="rowgroup">{group.name}</th>
                <td colSpan={4}>{leaveTexts(docksOf(group.rows, docks), nowMs)}</td>
              </tr>
              {group.rows.map((row) => (
                <CheckRow key={row.id} row={row} />
              ))}
            </tbody>
          ))}
        </Table>
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
export function NotReceived({ rows, nameOf }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="not-received">
      <header className={styles.head}>
        <h2 id="not-received">{loadingsTexts.notReceived}</h2>
        <TableExport
          label={loadingsTexts.notReceived}
          name="non-recues"
          rows={rows.map((row) => ({ row, center: nameOf(row.targetCenter) }))}
          columns={notReceivedColumns}
        />
      </header>
      <Table look="floor" aria-labelledby="not-received">
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
      </Table>
    </section>
  );
}
