import styles from './far-cells.module.css';

interface FarCellsProps {
  readonly name: string;
  /** How many columns the table has. */
  readonly columns: number;
}

/** A row that nobody can see: its name alone, as high as a row usually is. */
export function FarCells({ name, columns }: FarCellsProps) {
  return (
    <th scope="row" colSpan={columns} className={styles.far}>
      {name}
    </th>
  );
}
