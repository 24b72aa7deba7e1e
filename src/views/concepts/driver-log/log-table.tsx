import type { ReactNode } from 'react';
import type { DriverLog } from '../../../domain/driver-log/driver-log.ts';
import { columnsOf } from '../../ui/tables/columns-of.ts';
import { Table } from '../../ui/tables/table.tsx';
import styles from './driver-log.module.css';
import { logColumns, logTexts } from './text.ts';

const columns = columnsOf(logColumns, ['Durée', 'Attente', '€']).map((column) =>
  column === '' ? { title: logTexts.detail, isHidden: true } : column,
);

/** A log among others: extra costs and presences have ids of their own. */
export const keyOfLog = ({ id, type }: Pick<DriverLog, 'id' | 'type'>) => `${type}:${id}`;

/** The table of logs, with the columns of the day screen (LOG-020). */
export function LogTable({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.list}>
      <Table label={label} frame="page" columns={columns}>
        {children}
      </Table>
    </div>
  );
}
