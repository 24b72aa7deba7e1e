import * as z from 'zod/mini';
import { Id, maybe } from '../schema.ts';

/** A drop zone of a center (API-152). */
export const TransitArea = z.object({
  id: Id,
  name: maybe(z.string()),
  type: maybe(z.int()),
  center_id: maybe(Id),
});
export type TransitArea = Readonly<z.infer<typeof TransitArea>>;
