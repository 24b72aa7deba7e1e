import type * as z from 'zod/mini';
import { Id } from '../schema.ts';

export const CenterId = Id.brand<'CenterId'>();
export type CenterId = z.infer<typeof CenterId>;
