import table from './table.module.css';

interface Column {
  readonly title: string;
  /** Its cells are figures, in one line at the right. */
  readonly isFigure: boolean;
}

/** Heads of columns, each a text. */
export const ColumnHeads = ({ labels }: { readonly labels: readonly (string | Column)[] }) =>
  labels.map((label) => {
    const { title, isFigure } = typeof label === 'string' ? { title: label, isFigure: false } : label;
    return (
      <th key={title} scope="col" className={isFigure ? table.figure : undefined}>
        {title}
      </th>
    );
  });
