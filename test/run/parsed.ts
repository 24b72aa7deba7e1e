import { existsSync, readFileSync } from 'node:fs';
import type * as z from 'zod/mini';

/** A report of a test runner; undefined where it was not written, or says something else. */
export function parsed<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.infer<Schema> | undefined {
  if (!existsSync(file)) return undefined;
  const read = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return read.success ? read.data : undefined;
}
