/** Heads of columns, each a text. */
export const ColumnHeads = ({ labels }: { readonly labels: readonly string[] }) =>
  labels.map((label) => (
    <th key={label} scope="col">
      {label}
    </th>
  ));
