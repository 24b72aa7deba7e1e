import * as z from 'zod/mini';
import { alsoReads } from '../readable.ts';
import { rowsIn } from '../wire.ts';

/** A list as the whole answer: bare, or in an object under the key by which the tables name it. */
export const listUnder = <Element extends z.ZodMiniType>(key: string, element: Element) =>
  alsoReads(z.array(element), (answer) => rowsIn(answer, key));
