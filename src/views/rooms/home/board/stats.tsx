import { Table } from '../../../ui/tables/table.tsx';
import { useFloor } from '../use-floor.ts';
import styles from './board.module.css';
import { statLabels, windowLabels } from './text.ts';

const names = Object.keys(statLabels) as (keyof typeof statLabels)[];
const windows = Object.keys(windowLabels) as (keyof typeof windowLabels)[];

const columns = ['', ...Object.values(windowLabels)];

const shown = (value: number | null | undefined) =>
  value == null ? '-' : value.toLocaleString('fr-FR', { maximumFractionDigits: 1 });

/** Load and speed of packing, over two windows (PRP-117 to PRP-119). */
export function Stats() {
  const floor = useFloor();
  return (
    <Table look="plain" className={styles.stats} columns={columns}>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{statLabels[name]}</th>
            {windows.map((window) => (
              <td key={window}>{shown(floor?.[name]?.[window])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
