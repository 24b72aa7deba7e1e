/** Texts that are more than text somewhere: each must be shown as it is, and do nothing. */
export const hostileTexts: readonly string[] = [
  '<img src="x" onerror="window.hostile=1"><b data-hostile="1">gras</b>',
  '</td></tr></table><script>window.hostile=1</script>',
  'javascript:window.hostile=1',
  '=HYPERLINK("https://ailleurs.example";"ici")',
  'Donaudampfschifffahrtsgesellschaft'.repeat(6),
  'محمد \u202Eأحمد\u202D ליאור',
  '👩🏽‍🚒🧺\u200B\u200D\uFEFFé\u0301\u0000 zéro'.replace('\u0000', ''),
];

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

export interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses?: Readonly<Record<string, unknown>> }>>>
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A string that is neither a code nor in a form of its own: it is only shown. */
const isText = ({ type, title, format, pattern, enum: values, const: only }: Schema) =>
  (type === 'string' || (Array.isArray(type) && type.includes('string'))) &&
  ![title, format, pattern, values, only].some((it) => it !== undefined);

/** Puts hostile texts into an API's answers, wherever its own document has a text. */
export class Spoiler {
  /** Moves each field on to the next text. */
  turn = 0;
  /** The fields spoiled so far, by schema: `Task.client.name`. */
  readonly fields = new Map<string, number>();

  constructor(private readonly document: Document) {}

  /** The paths of the calls, and their answers. */
  calls(): readonly { readonly path: RegExp; readonly method: string; readonly schema: Schema }[] {
    return Object.entries(this.document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { responses }]) => {
        const schema = schemaIn(responses?.['200']);
        const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/?]+');
        return schema ? { path: new RegExp(`^${pattern}(\\?|$)`), method: method.toUpperCase(), schema } : [];
      }),
    );
  }

  textOf(field: string): string {
    const nth = this.fields.get(field) ?? this.fields.size;
    this.fields.set(field, nth);
    return hostileTexts[(nth + this.turn) % hostileTexts.length] ?? '';
  }

  spoil(schema: Schema, value: unknown, name = ''): unknown {
    const fit = this.fitting(schema, value);
    if (!fit) return value;
    const [found, at] = fit.name ? [fit.schema, fit.name] : [fit.schema, name];
    if (value === null || value === undefined || typeof value === 'string')
      return isText(found) ? this.textOf(at) : value;
    if (Array.isArray(value)) return value.map((item) => this.spoil(found.items ?? {}, item, `${at}[]`));
    if (!isObject(value)) return value;
    const spoiled: Record<string, unknown> = { ...value };
    for (const [key, property] of Object.entries(found.properties ?? {})) {
      const next = this.spoil(property, value[key], `${at}.${key}`);
      if (next !== undefined) spoiled[key] = next;
    }
    return spoiled;
  }

  /** The alternative of a schema that fits a value; null stands where no text may. */
  private fitting(schema: Schema, value: unknown): { readonly schema: Schema; readonly name?: string } | null {
    if (schema.$ref) {
      const name = schema.$ref.split('/').at(-1) ?? '';
      const named = this.document.components.schemas[name];
      return named ? ({ name, ...this.fitting(named, value) } as { schema: Schema; name: string }) : null;
    }
    const options = schema.anyOf ?? schema.oneOf;
    if (!options) return isOf(schema, value) ? { schema } : null;
    for (const option of options) {
      const found = this.fitting(option, value);
      if (found) return found;
    }
    return null;
  }
}

function isOf({ type, properties, items }: Schema, value: unknown): boolean {
  if (Array.isArray(value)) return items !== undefined;
  if (isObject(value)) return properties !== undefined;
  const isString = type === 'string' || (Array.isArray(type) && type.includes('string'));
  return isString && (value == null || typeof value === 'string');
}

function schemaIn(response: unknown): Schema | null {
  if (!isObject(response) || !isObject(response.content)) return null;
  const json = response.content['application/json'];
  return isObject(json) && isObject(json.schema) ? (json.schema as Schema) : null;
}
