import * as z from 'zod/mini';
import { Id } from '../schema.ts';

/** A number of a provider's: a text such as `po_8b97`, or a whole number. */
export const ProviderId = z.union([Id, z.string().check(z.minLength(1), z.maxLength(100))]);
export type ProviderId = z.infer<typeof ProviderId>;
