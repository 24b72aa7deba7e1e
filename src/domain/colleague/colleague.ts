import * as z from 'zod/mini';
import { readable } from '../readable.ts';
import { Id, maybe } from '../schema.ts';
import { attentionKinds, BegunCode } from './attention.ts';

/** Another user at a thing that this one has open (E-O4). Personal data: held in memory alone (OUR-062). */
export const Colleague = z.object({
  kind: z.enum(attentionKinds),
  id: Id,
  user_id: Id,
  first_name: maybe(z.string()),
  last_name: maybe(z.string()),
  begun: maybe(BegunCode),
});
export type Colleague = Readonly<z.infer<typeof Colleague>>;

/** The readable colleagues in an event of the stream; null where it has no list of them. */
export function colleaguesIn(data: string): readonly Colleague[] | null {
  try {
    return readable(z.array(Colleague), JSON.parse(data))?.value ?? null;
  } catch {
    // No JSON: the former list stays until the next event or the end of the stream.
    return null;
  }
}
