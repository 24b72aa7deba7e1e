import styles from './far-cells.module.css';

interface FarCellsProps {
  readonly name: string;
  /** How many columns the table has. */
  readonly columns: number;
}

/** A row out of sight: its name alone, in the usual height of a row. */
export function FarCells({ name, columns }: FarCellsProps) {
  return (
    <th scope="row" colSpan={columns} className={styles.far}>
      {name}
    </th>
  );
}
