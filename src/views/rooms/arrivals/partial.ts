import type { Center } from '../../../domain/center/center.ts';

const partial = 2;

/** The centers that receive what others packed (PRP-260). */
export const isPartial = (center: Pick<Center, 'stock_type'> | undefined): boolean => center?.stock_type === partial;
