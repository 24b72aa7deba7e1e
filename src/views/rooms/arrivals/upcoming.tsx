import { dockCode } from '../../../domain/dock/text.ts';
import { TableExport } from '../../kit/export/table-export.tsx';
import { later } from '../../ui/later/later.ts';
import { Table } from '../../ui/tables/table.tsx';
import styles from './arrivals.module.css';
import { bagsOf, cratesOf, OrderName, Slot } from './order-cells.tsx';
import { arrivalTexts } from './text.ts';
import type { SeenArrival } from './use-arrivals.ts';

const { heads } = arrivalTexts;
const columns = later(async () => (await import('./arrivals-files.ts')).upcomingFile);

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
        <Table look="floor" columns={[heads.name, heads.bags, heads.crates, heads.slot, arrivalTexts.dock]}>
          <tbody>
            {arrivals.map((arrival) => (
              <tr key={arrival.id}>
                <th scope="row">
                  <OrderName arrival={arrival} />
                </th>
                <td className={styles.count}>{bagsOf(arrival)}</td>
                <td>{cratesOf(arrival)}</td>
                <td className={styles.slot}>
                  <Slot arrival={arrival} />
                </td>
                <td>{arrival.dock == null ? arrivalTexts.unknown : dockCode(arrival.dock)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
