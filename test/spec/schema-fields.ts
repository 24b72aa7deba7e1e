import * as z from 'zod/mini';
import type { Field } from './fields.ts';
import { fieldsWithin } from './tables.ts';

type Fields = ReadonlyMap<string, Field>;

/** The part of a JSON schema that tells which names a value has. */
type Schema = boolean | Named;
interface Named {
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly additionalProperties?: Schema | undefined;
  readonly items?: Schema | readonly Schema[] | undefined;
  readonly prefixItems?: readonly Schema[] | undefined;
  readonly anyOf?: readonly Schema[] | undefined;
  readonly oneOf?: readonly Schema[] | undefined;
  readonly allOf?: readonly Schema[] | undefined;
}

/** The fields a schema has and no table names, as paths: `client.shoe_size`. */
export const unnamedIn = (schema: z.ZodMiniType, fields: Fields): string[] =>
  unnamed(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), fields);

/** The same of a schema told as JSON schema. */
export function unnamed(schema: Schema, fields: Fields, path = ''): string[] {
  if (typeof schema === 'boolean') return [];
  const here = Object.entries(schema.properties ?? {}).flatMap(([name, inside]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const field = fields.get(name);
    return field ? unnamed(inside, fieldsWithin(field), at) : [at];
  });
  return [...new Set([...here, ...inner(schema).flatMap((each) => unnamed(each, fields, path))])];
}

const inner = ({ additionalProperties = false, items = [], prefixItems, anyOf, oneOf, allOf }: Named): Schema[] =>
  [additionalProperties, items, prefixItems ?? [], anyOf ?? [], oneOf ?? [], allOf ?? []].flat();
