import type { FileOutcome } from '../../../domain/asking/file.ts';

/** Long enough for a browser to start saving it. */
const keptMs = 10_000;

/** Hands a file to the browser, which saves it under its name. */
export function saveFile({ bytes, type, fileName }: Extract<FileOutcome, { kind: 'file' }>): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}
