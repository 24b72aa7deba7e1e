/**
 * The text of a code; a code that is not in the table is shown as it is (docs/spec/README.md), a missing one is empty.
 */
export function labelled(table: Readonly<Record<string, string>>): (code: string | null | undefined) => string {
  const labels = new Map(Object.entries(table));
  return (code) => (code ? (labels.get(code) ?? code) : '');
}
