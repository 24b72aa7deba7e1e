import { CenterId } from '../../../domain/center/center-id.ts';
import { useScope } from './scope.ts';

/** The tab's center as actions name it. */
export const useCenterId = (): CenterId => CenterId.parse(useScope());
