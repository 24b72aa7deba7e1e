import { expect, it } from 'vitest';
import { apiRows, loadKeys } from './answers.ts';
import { fieldsOf } from './fields.ts';
import { catalogues, tablesIn, tablesOf } from './markdown.ts';
import { isCallOf, namedCalls } from './paths.ts';
import { entityTables } from './tables.ts';

const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${prefix}-${String(at + 1).padStart(2, '0')}`);

it('every entity of the three catalogues is read', () => {
  const names = [...entityTables().keys()];
  expect(names).toEqual(
    expect.arrayContaining([...numbered('ENT', 15), ...numbered('E', 23), 'Order (support)', 'Center']),
  );
  expect([...entityTables().values()].flatMap(({ fields }) => [...fields.keys()]).length).toBeGreaterThan(600);
});

it('the loads are told by the keys of their rows', () => {
  const keys = Object.keys(loadKeys);
  const told = ['API-001', 'API-007'].flatMap((id) => apiRows().get(id)?.answer ?? []);
  expect(keys.filter((key) => !told.includes(key))).toEqual([]);
});

it('every row of an API table names its calls, but the two that send to other rows', () => {
  const ids = catalogues.flatMap(tablesOf).flatMap(({ rows }) => rows.map(([id = '']) => id));
  const told = new Set(namedCalls().map(({ id }) => id));
  const silent = ids.filter((id) => /^API-/.test(id) && !told.has(id));
  expect(silent).toEqual(['API-069', 'API-P44']);
});

it.each([
  ['API-028', ['POST /processing-orders/{id}/late_sms/']],
  ['API-084', ['GET /route/{dockId}/']],
  ['API-P07', ['GET /pseudo-zones/']],
  ['API-P09', ['POST /processing-orders/{id}/change_transit_area/']],
  ['API-P16', ['GET /trolleys/', 'PATCH /trolleys/{id}/', 'GET /trolleys/{id}/logs/']],
  ['API-P25', ['POST /configs/global/', 'POST /configs/global/bulk/']],
])('the calls of %s are read from its cells', (row, calls) => {
  expect(namedCalls().flatMap(({ id, method, path }) => (id === row ? [`${method} ${path}`] : []))).toEqual(calls);
});

it('a path is asked for with any piece where the tables have braces', () => {
  const service = { path: '/docks/{id}/{service}/' };
  expect(['/docks/7/define/', '/docks/7/', '/docks/7/a/b/'].map((path) => isCallOf(service, path))).toEqual([
    true,
    false,
    false,
  ]);
});

it('a cell names fields, what is inside them, lists, objects by id and other tables; prose names nothing', () => {
  const text = [
    '### Card',
    '| Field | Type |',
    '|---|---|',
    '| id, name | integer, text |',
    '| owner | {id, home (ENT-13), pets [] , by_age → {name}} |',
    '| sites | site id → {domain} |',
    '| colour or shade | list of {code} |',
    '| dry and wet counts | numbers |',
  ].join('\n');
  const fields = fieldsOf(tablesIn(text)[0]?.rows ?? [], []);
  expect([...fields.keys()]).toEqual(['id', 'name', 'owner', 'sites', 'colour', 'shade']);
  expect([fields.get('id')?.type, fields.get('name')?.type]).toEqual(['number', 'text']);
  expect([...(fields.get('owner')?.fields.keys() ?? [])]).toEqual(['id', 'home', 'pets', 'by_age']);
  expect(fields.get('owner')?.fields.get('home')?.entities).toEqual(['ENT-13']);
  expect([fields.get('sites')?.isKeyed, fields.get('shade')?.isList]).toEqual([true, true]);
});
