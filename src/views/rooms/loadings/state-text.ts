import { driverStateLabel } from '../../../domain/driver/state.ts';
import { loadingsTexts } from './text.ts';
import type { CenterDriver } from './use-loadings.ts';

/** What he is at, in words. */
export const stateText = ({ state }: CenterDriver) => (state ? driverStateLabel(state) : loadingsTexts.unknown);
