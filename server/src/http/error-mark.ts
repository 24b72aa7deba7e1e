import { chainOf, codeOf } from '../start/error-code.ts';

/** The part of an error that a log may contain. */
interface ErrorMark {
  /** Of the error and its causes, outermost first: `['Error', 'error']`. */
  readonly kinds: readonly string[];
  /** The first code among them: `23505`, `ECONNREFUSED`. */
  readonly code: string | null;
  /** Where the innermost one was thrown. */
  readonly frames: readonly string[];
}

const mostFrames = 8;

/**
 * An error without its messages: the one of a query contains the statement and its values, and so does the stack, which
 * begins with it.
 */
export function errorMark(error: unknown): ErrorMark {
  const links = chainOf(error);
  return {
    kinds: links.map(({ name }) => (typeof name === 'string' ? name : 'unknown')),
    code: links.map(codeOf).find((code) => code !== null) ?? null,
    frames: framesOf(links.at(-1)),
  };
}

function framesOf(error: unknown): readonly string[] {
  if (!(error instanceof Error) || error.stack === undefined) return [];
  const at = error.stack.indexOf(error.message);
  // A message that was changed since is still at the head of the stack: where it ends is then unknown.
  const lines = at < 0 ? [] : error.stack.slice(at + error.message.length).split('\n');
  return lines.flatMap((line) => /^\s+at (.+)$/.exec(line)?.[1] ?? []).slice(0, mostFrames);
}
