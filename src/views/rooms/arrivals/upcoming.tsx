import { dockCode } from '../../../domain/dock/text.ts';
import { TableExport } from '../../kit/export/table-export.tsx';
import { later } from '../../ui/later/later.ts';
import { type CellColumn, RowTable } from '../../ui/tables/row-table.tsx';
import styles from './arrivals.module.css';
import { bagsOf, cratesOf, OrderName, Slot } from './order-cells.tsx';
import { arrivalTexts } from './text.ts';
import type { SeenArrival } from './use-arrivals.ts';

const { heads } = arrivalTexts;
const columns = later(async () => (await import('./arrivals-files.ts')).upcomingFile);

const upcomingColumns: readonly CellColumn<SeenArrival>[] = [
  { title: heads.name, isName: true, cell: (arrival) => <OrderName arrival={arrival} /> },
  { title: heads.bags, cell: (arrival) => <span className={styles.count}>{bagsOf(arrival)}</span> },
  { title: heads.crates, cell: cratesOf },
  {
    title: heads.slot,
    cell: (arrival) => (
      <span className={styles.slot}>
        <Slot arrival={arrival} />
      </span>
    ),
  },
  { title: arrivalTexts.dock, cell: ({ dock }) => (dock == null ? arrivalTexts.unknown : dockCode(dock)) },
];

/** Orders in trucks that have not left: read only (PRP-275). */
export function Upcoming({ arrivals }: { readonly arrivals: readonly SeenArrival[] }) {
  return (
    <section className={styles.block} aria-labelledby="upcoming">
      <header className={styles.head}>
        <h2 id="upcoming">{arrivalTexts.upcoming}</h2>
        <TableExport label={arrivalTexts.upcoming} name="arrivages-a-venir" rows={arrivals} columns={columns} />
      </header>
      {arrivals.length === 0 ? (
        <p className={styles.none}>{arrivalTexts.noUpcoming}</p>
      ) : (
        <RowTable look="floor" columns={upcomingColumns} rows={arrivals} keyOf={({ id }) => id} />
      )}
    </section>
  );
}
