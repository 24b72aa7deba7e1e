import { saveFile } from './save-file.ts';

/** Saves what `csvOf` wrote. */
export const saveCsv = (fileName: string, csv: string): void =>
  saveFile({ kind: 'file', bytes: new TextEncoder().encode(csv), type: 'text/csv;charset=utf-8', fileName });
