import * as z from 'zod/mini';
import { readable } from '../readable.ts';
import { Id, maybe } from '../schema.ts';
import { attentionKinds, BegunCode } from './attention.ts';

/** Another user at a thing that this one has open (E-O4). Personal data: held in memory, and nowhere else (OUR-062). */
export const Colleague = z.object({
  kind: z.enum(attentionKinds),
  id: Id,
  user_id: Id,
  first_name: maybe(z.string()),
  last_name: maybe(z.string()),
  begun: maybe(BegunCode),
});
export type Colleague = Readonly<z.infer<typeof Colleague>>;

/** The colleagues an event of the stream tells, without those that cannot be read; null where it tells of none of them. */
export function colleaguesIn(data: string): readonly Colleague[] | null {
  try {
    return readable(z.array(Colleague), JSON.parse(data))?.value ?? null;
  } catch {
    // No JSON: what was told before stays until the next word or the end of the stream.
    return null;
  }
}
