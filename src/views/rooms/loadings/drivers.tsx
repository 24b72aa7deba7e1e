import { vehicleLabel } from '../../../domain/driver/vehicle.ts';
import { isolated } from '../../../domain/words/isolate.ts';
import { TableExport } from '../../kit/export/table-export.tsx';
import { later } from '../../ui/later/later.ts';
import { MoreRows, useCut } from '../../ui/tables/first-rows.tsx';
import { Table } from '../../ui/tables/table.tsx';
import styles from './loadings.module.css';
import { stateText } from './state-text.ts';
import { loadingsTexts } from './text.ts';
import { type CenterDriver, useDrivers } from './use-loadings.ts';

/** Few rows are not worth a fold. */
const fewOthers = 3;

const columns = later(async () => (await import('./loadings-files.ts')).driversFile);

/** He would be free, but for a round that he has been given. */
const hasOnlyRound = ({ state, isFree }: CenterDriver) => !isFree && (state === 'wait' || state === 'noplan');

/** To read only, the free ones first; the others are counted by what they do until they are asked for (PRP-310). */
export function Drivers() {
  const drivers = useDrivers();
  return drivers ? <DriverTable drivers={drivers} /> : null;
}

function DriverTable({ drivers }: { readonly drivers: readonly CenterDriver[] }) {
  const free = drivers.filter(({ isFree }) => isFree).length;
  const isShort = drivers.length - free <= fewOthers;
  const { shown, more } = useCut(drivers, isShort ? drivers.length : free);
  return (
    <section className={styles.block} aria-labelledby="drivers">
      <header className={styles.head}>
        <h2 id="drivers">{loadingsTexts.drivers(free)}</h2>
        {drivers.length > 0 ? <span className={styles.dim}>{loadingsTexts.driversInAll(drivers.length)}</span> : null}
        <TableExport label={loadingsTexts.drivers(free)} name="livreurs" rows={drivers} columns={columns} />
      </header>
      {drivers.length === 0 ? <p className={styles.none}>{loadingsTexts.noDrivers}</p> : null}
      {shown.length > 0 ? <Rows drivers={shown} /> : null}
      {isShort ? null : <p className={styles.others}>{othersText(drivers.slice(free))}</p>}
      <MoreRows more={more} label={loadingsTexts.drivers(free)} />
    </section>
  );
}

const Rows = ({ drivers }: { readonly drivers: readonly CenterDriver[] }) => (
  <Table look="floor" className={styles.people} aria-labelledby="drivers" columns={loadingsTexts.driverHeads}>
    <tbody>
      {drivers.map((driver) => (
        <tr key={driver.id}>
          <th scope="row">{driver.name ? isolated(driver.name) : driver.id}</th>
          <td>{driver.vehicle ? vehicleLabel(driver.vehicle) : loadingsTexts.unknown}</td>
          <td>{stateText(driver)}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

/** `26 autres : prévu 12 ; avec une tournée 9 ; masqué 5`, the most frequent first. */
function othersText(drivers: readonly CenterDriver[]): string {
  const counts = new Map<string, number>();
  for (const driver of drivers) {
    const label = hasOnlyRound(driver) ? loadingsTexts.withRound : stateText(driver);
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const states = [...counts].toSorted(([, one], [, other]) => other - one);
  return loadingsTexts.others(drivers.length, states);
}
