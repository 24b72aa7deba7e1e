/** The heads of a table's columns; one without a word heads nothing, and is a plain cell. */
export function HeadCells({ headings }: { readonly headings: readonly string[] }) {
  return headings.map((heading) =>
    heading === '' ? (
      <td key="none" />
    ) : (
      <th key={heading} scope="col">
        {heading}
      </th>
    ),
  );
}
