import { Button } from '../ui/button.tsx';
import { saveFile } from './save-file.ts';

interface ExportButtonProps {
  readonly label: string;
  readonly fileName: string;
  /** The table as `csvOf` writes it; made at the press. */
  readonly csv: () => string;
}

/** Saves a table as a file for a spreadsheet (LOG-058). */
export function ExportButton({ label, fileName, csv }: ExportButtonProps) {
  const save = () =>
    saveFile({ kind: 'file', bytes: new TextEncoder().encode(csv()), type: 'text/csv;charset=utf-8', fileName });
  return (
    <Button variant="soft" color="gray" onClick={save}>
      {label}
    </Button>
  );
}
