/** An expected refusal: a value with a code, never an exception. `detail` completes the code's text. */
export interface Refusal<Code extends string = string> {
  readonly refused: true;
  readonly code: Code;
  readonly detail?: string | undefined;
}

export function refuse<Code extends string>(code: Code, detail?: string): Refusal<Code> {
  return detail === undefined ? { refused: true, code } : { refused: true, code, detail };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value && value.refused === true;
}

/** A broken invariant of our own: stops the operation with a text for developers. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant: ${message}`);
}
