import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { answerSchemas } from '../../server/src/http/entity-schemas.ts';
import { detailNamed, detailNames } from '../../src/domain/asking/details.ts';
import { assert } from '../../src/domain/result.ts';
import '../../src/domain/floor-kinds.ts';
import '../../src/domain/record-kinds.ts';
import { schemaOf } from '../../src/domain/row-schemas.ts';
import { kinds } from '../../src/domain/rows.ts';
import { unnamed, unnamedIn } from './schema-fields.ts';
import { answerShapes, detailAnswers, rowShapes } from './shapes.ts';
import { findingsIn, named } from './values.ts';

const shapeOf = (shapes: typeof answerShapes, name: string) => {
  const fields = shapes[name];
  assert(fields, `the tables of ${name} are known`);
  return fields;
};

describe('every field on the wire is named by a table of the specification', () => {
  it.each(kinds)('the rows of kind %s', (kind) => {
    expect(unnamedIn(schemaOf(kind), shapeOf(rowShapes, kind))).toEqual([]);
  });

  it.each(detailNames)('the detail %s', (name) => {
    const detail = detailNamed(name);
    assert(detail, 'a detail is known by its name');
    expect(unnamedIn(detail.value, shapeOf(answerShapes, detailAnswers[name] ?? ''))).toEqual([]);
  });

  it.each(Object.entries(answerSchemas()))('the answer %s of the API', (name, schema) => {
    expect(unnamed(schema, shapeOf(answerShapes, name))).toEqual([]);
  });

  it('no schema is forgotten: each kind of row, detail and answer has its tables, and no other', () => {
    expect(Object.keys(rowShapes).sort()).toEqual([...kinds].sort());
    expect(Object.keys(detailAnswers).sort()).toEqual([...detailNames].sort());
    expect(Object.keys(answerShapes).sort()).toEqual(Object.keys(answerSchemas()).sort());
  });

  it('a field that no table names is told with its path, in objects, lists and objects by id alike', () => {
    const shoe = z.object({ shoe_size: z.nullish(z.int()) });
    const planted = z.object({
      status: z.nullish(z.string()),
      shoe_size: z.int(),
      client: z.nullish(shoe),
      flagged_orders: z.nullish(z.array(shoe)),
      linked_order: z.nullish(z.union([z.int(), z.extend(shoe, { crates: z.array(shoe) })])),
    });
    expect(unnamedIn(planted, shapeOf(rowShapes, 'task'))).toEqual([
      'shoe_size',
      'client.shoe_size',
      'flagged_orders.shoe_size',
      'linked_order.shoe_size',
      'linked_order.crates.shoe_size',
    ]);
    const settings = z.object({ sites: z.record(z.string(), shoe), order_statuses: shoe });
    expect(unnamedIn(settings, shapeOf(rowShapes, 'metas'))).toEqual(['sites.shoe_size', 'order_statuses.shoe_size']);
  });

  it('a value without what no table names keeps all the rest, in lists and objects by id too', () => {
    const settings = {
      order_statuses: { ALLOWED_TRANSITIONS: { paid: ['prep'] } },
      sites: { 1013: { domain: 'plats.example', color: '#123456' } },
    };
    const docks = [{ id: 7, tasks: [{ id: 1, linked_order: { id: 1001 } }, 2] }];
    const load = { version: 1, docks, metas: settings };
    const more = {
      ...{ ...load, shoe_size: 42 },
      docks: docks.map((dock) => ({ ...dock, tasks: [{ ...Object(dock.tasks[0]), shoe_size: 42 }, 2] })),
      metas: { ...settings, sites: { 1013: { ...settings.sites[1013], shoe_size: 42 } } },
    };
    const fields = shapeOf(answerShapes, 'DispatchLoad');
    expect(findingsIn(more, fields)).toHaveLength(3);
    expect(named(more, fields)).toEqual(load);
  });
});
