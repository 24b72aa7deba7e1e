import * as z from 'zod/mini';

// Requests made of the schemas the calls declare: one that fits, and the same with one value replaced.

/** What a call declares, as JSON Schema; only the parts that inputs use. */
export interface Declared {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Declared>>;
  readonly additionalProperties?: Declared | boolean;
  readonly propertyNames?: Declared;
  readonly items?: Declared;
  readonly anyOf?: readonly Declared[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
}

export const declaredBy = (input: z.ZodMiniType): Declared =>
  z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Declared;

/** A value of a call, where it stands: `['body', 'task_ids', 0]`. */
export interface Place {
  readonly path: readonly (string | number)[];
  readonly declared: Declared;
}

/** The value of a field by its name: ids that exist, say; undefined leaves it to what its schema declares. */
export type Known = (name: string) => number | undefined;

const texts: Readonly<Record<string, string>> = {
  date: '2026-03-10',
  'date-time': '2026-03-10T18:00:00Z',
  uuid: '7d3f3a52-6c8e-4d0e-9b6a-0a4b6a6f7d11',
};

/** Texts that fit the patterns inputs are declared with, the first that does is taken. */
const written = [
  '1',
  '2026-03-10T18:00:00Z',
  'lea@courriel.example',
  '75011',
  '12-34',
  '06 12 34 56 78',
  '7',
  '2026',
  '2026-03',
  '18:00',
  'abc',
];

function textFor({ format, pattern, minLength = 0 }: Declared, known: number | undefined): string {
  const fits = (text: string) =>
    (pattern === undefined || new RegExp(pattern, 'u').test(text)) && text.length >= minLength;
  const tried = [...(known === undefined ? [] : [String(known)]), texts[format ?? ''] ?? '', ...written];
  const found = tried.find((text) => text !== '' && fits(text));
  if (found === undefined) throw new Error(`no text for ${pattern}`);
  return found;
}

/** One value that fits a schema, and one more for each other branch of its unions. */
export function samplesOf(declared: Declared, known: Known, name = ''): readonly unknown[] {
  if (declared.anyOf) return declared.anyOf.flatMap((branch) => samplesOf(branch, known, name));
  if (declared.const !== undefined) return [declared.const];
  if (declared.enum) return [declared.enum[0]];
  switch (declared.type) {
    case 'object':
      return objectsOf(declared, known);
    case 'array':
      return [[samplesOf(declared.items ?? {}, known, name)[0]]];
    case 'string':
      return [textFor(declared, known(name))];
    case 'integer':
    case 'number':
      return [known(name) ?? Math.max(1, declared.minimum ?? 1)];
    case 'boolean':
      return [true];
    case 'null':
      return [null];
    default:
      return [undefined];
  }
}

function objectsOf(
  { properties = {}, additionalProperties, propertyNames }: Declared,
  known: Known,
): readonly unknown[] {
  if (propertyNames && typeof additionalProperties === 'object')
    return [{ [String(samplesOf(propertyNames, known)[0])]: samplesOf(additionalProperties, known)[0] }];
  const fields = Object.entries(properties).map(([name, inner]) => [name, samplesOf(inner, known, name)] as const);
  const count = Math.max(1, ...fields.map(([, samples]) => samples.length));
  return Array.from({ length: count }, (_, at) =>
    Object.fromEntries(fields.map(([name, samples]) => [name, samples[Math.min(at, samples.length - 1)]])),
  );
}

/** The schemas of a union, of unions within it too. */
const branchesOf = (declared: Declared): readonly Declared[] => declared.anyOf?.flatMap(branchesOf) ?? [declared];

/** Every single value of a sample: each may be replaced. */
export function placesOf(value: unknown, declared: Declared, path: Place['path'] = []): readonly Place[] {
  const branches = branchesOf(declared);
  if (Array.isArray(value)) {
    const items = branches.find((branch) => branch.items)?.items ?? {};
    return value.flatMap((inner, at) => placesOf(inner, items, [...path, at]));
  }
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => {
      const its = branches.map(
        (branch) =>
          branch.properties?.[name] ??
          (typeof branch.additionalProperties === 'object' ? branch.additionalProperties : undefined),
      );
      return placesOf(inner, { anyOf: its.filter((it) => it !== undefined) }, [...path, name]);
    });
  return [{ path, declared }];
}

/** The sample with another value at a place. */
export function withAt(sample: unknown, [head, ...rest]: Place['path'], value: unknown): unknown {
  if (head === undefined) return value;
  if (Array.isArray(sample)) return sample.map((inner, at) => (at === head ? withAt(inner, rest, value) : inner));
  const fields = { ...(sample as Readonly<Record<string, unknown>>) };
  return { ...fields, [head]: withAt(fields[head], rest, value) };
}

/** Whether a place is declared as a number, as an instant or a day, or as a number written in digits. */
export function isDeclared({ declared }: Pick<Place, 'declared'>, kind: 'number' | 'time' | 'digits'): boolean {
  if (declared.anyOf) return declared.anyOf.some((branch) => isDeclared({ declared: branch }, kind));
  switch (kind) {
    case 'number':
      return declared.type === 'integer' || declared.type === 'number';
    case 'time':
      return declared.format === 'date' || declared.format === 'date-time';
    case 'digits':
      return declared.pattern?.startsWith('^\\d{1') ?? false;
  }
}
