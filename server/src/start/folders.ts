import { fileURLToPath } from 'node:url';
import type { Folders } from './environment.ts';

/** The root of the installation. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

export const folders: Folders & { readonly consoleDir: string } = {
  dataDir: `${root}.data/quai`,
  consoleDir: `${root}dist`,
};
