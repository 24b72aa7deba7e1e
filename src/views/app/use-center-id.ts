import { CenterId } from '../../domain/center/center.ts';
import { useTab } from './context.ts';

/** The tab's center as actions name it. */
export const useCenterId = (): CenterId => CenterId.parse(useTab().center);
