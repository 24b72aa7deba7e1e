import type { ReactNode } from 'react';
import type { DriverLog } from '../../../domain/driver-log/driver-log.ts';
import table from '../../ui/tables/table.module.css';
import { TableFrame } from '../../ui/tables/table-frame.tsx';
import styles from './driver-log.module.css';
import { logColumns, logTexts } from './text.ts';

const figures: ReadonlySet<string> = new Set(['Durée', 'Attente', '€']);

/** A log among others: extra costs and presences have ids of their own. */
export const keyOfLog = ({ id, type }: Pick<DriverLog, 'id' | 'type'>) => `${type}:${id}`;

/** The table of logs, with the columns of the day screen (LOG-020). */
export function LogTable({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.list}>
      <TableFrame label={label}>
        <thead>
          <tr>
            {logColumns.map((column) => (
              <th key={column} scope="col" className={figures.has(column) ? table.figure : undefined}>
                {column === '' ? <span className={styles.hidden}>{logTexts.detail}</span> : column}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </TableFrame>
    </div>
  );
}
