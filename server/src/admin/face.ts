import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The Latin part of the console's face, as its build names it. */
const latin = /^source-sans-3-latin-wght-normal-[\w-]+\.woff2$/;

/** Path of the face the console is set in, for the pages before it; null without a console that has one. */
export function facePath(consoleDir: string | null): string | null {
  const folder = consoleDir === null ? null : join(consoleDir, 'assets');
  if (folder === null || !existsSync(folder)) return null;
  const file = readdirSync(folder).find((name) => latin.test(name));
  return file === undefined ? null : `/assets/${file}`;
}
