import { later } from '../../ui/later/later.ts';

/** The windows of the console, which are one script (docs/adr/0021). A second way to it would divide that script. */
export const windowsLater = later(() => import('./named-window.tsx'));
