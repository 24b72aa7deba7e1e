import { root } from '../root.ts';
import type { Folders } from './environment.ts';

export const folders: Folders & { readonly consoleDir: string } = {
  dataDir: `${root}.data/quai`,
  consoleDir: `${root}dist`,
};
