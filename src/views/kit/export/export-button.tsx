import { Button } from '../../ui/button.tsx';
import { saveCsv } from './save-csv.ts';

interface ExportButtonProps {
  readonly label: string;
  readonly fileName: string;
  /** The table as `csvOf` writes it; made at the press. */
  readonly csv: () => string;
}

/** Saves a table that has a file of its own, beside those of `TableExport` (LOG-058). */
export const ExportButton = ({ label, fileName, csv }: ExportButtonProps) => (
  <Button variant="soft" color="gray" onClick={() => saveCsv(fileName, csv())}>
    {label}
  </Button>
);
