import * as z from 'zod/mini';
import { texts } from '../text.ts';
import { badRequest } from './failure.ts';

// Ids are texts in paths and queries; everywhere else they are numbers.

const wholeNumber = z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number));

/** An id in a path or a query. */
export const textId = <Schema extends z.ZodMiniType<unknown, number>>(id: Schema) => z.pipe(wholeNumber, id);

/** Offset of a page of a list, in a query. */
export const TextOffset = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

const maxIds = 500;

/** A comma list of ids, at most 500. */
export const TextIds = z.pipe(
  z.string().check(z.regex(/^\d{1,15}(,\d{1,15})*$/)),
  z.pipe(
    z.transform((text: string) => [...new Set(text.split(',').map(Number))]),
    z.array(z.int().check(z.positive())).check(z.maxLength(maxIds)),
  ),
);

/** A call without a body; clients may send an empty one. */
export const NoBody = z.nullish(z.object({}));

/** The parts of a request in one object: parameters of path and query by name, the body as `body`. */
export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** The input of a route; a request that does not fit is refused with 400, naming the parameter. */
export function readInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  { params, query, body }: RawInput,
): z.output<Schema> {
  const result = schema.safeParse({ ...asFields(query), ...asFields(params), body });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const name = issue?.path.filter((part) => part !== 'body').join('.') ?? '';
  if (!issue || name === '') throw badRequest(texts.badBody);
  const expected = expectedBy(issue);
  throw badRequest(expected === null ? texts.badParameter(name) : texts.badValue(name, expected));
}

/** The expected form of a value out of bounds; null where the name is enough. */
function expectedBy(issue: z.core.$ZodIssue): string | null {
  if (issue.code === 'custom' && typeof issue.params?.detail === 'string') return issue.params.detail;
  if (issue.code === 'too_big' && isNumeric(issue.origin)) return texts.atMost(issue.maximum);
  if (issue.code === 'too_small' && isNumeric(issue.origin)) {
    // An id that has to be above 0.
    return issue.inclusive === false ? texts.above(issue.minimum) : texts.atLeast(issue.minimum);
  }
  return null;
}

const isNumeric = (origin: string) => origin === 'number' || origin === 'int';

const asFields = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
