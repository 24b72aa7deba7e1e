import { isRecord } from '../wire.ts';

export const genericError = 'Une erreur est survenue';
const maxLength = 300;

/** A text, or the texts of a list joined; other values are left out (DSP-939). */
const text = (value: unknown): string | undefined => {
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  const joined = parts
    .filter((part) => typeof part === 'string')
    .join(' ')
    .trim();
  return joined === '' ? undefined : joined;
};

/** A page of a proxy or a stack trace is not fit for a user (DSP-939). */
const isFit = (value: string) => value.length <= maxLength && !/^<(!doctype|!--|html|head|body|\?xml)/i.test(value);

/**
 * The server's own text for a failure: `first` (a field named by a row), then body, `errors`, `error`, `detail`
 * (DSP-938); undefined when none is fit to show.
 */
export function errorText(body: unknown, first?: string): string | undefined {
  const fields = isRecord(body) ? [first && body[first], body.errors, body.error, body.detail] : [body];
  const found = fields.map(text).find((value) => value !== undefined);
  return found !== undefined && isFit(found) ? found : undefined;
}

/** The same; of a list of errors only the first (DSP-877). */
export function firstErrorText(body: unknown): string | undefined {
  if (!isRecord(body)) return errorText(firstOf(body));
  const { errors, error, detail } = body;
  return errorText({ errors: firstOf(errors), error: firstOf(error), detail: firstOf(detail) });
}

const firstOf = (value: unknown): unknown =>
  Array.isArray(value) ? value.find((part) => text(part) !== undefined) : value;
