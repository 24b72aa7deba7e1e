import { expect, it } from 'vitest';
import { QuaiDb, schemaVersion } from '../../src/db/schema.ts';

/** The version of the database, and what it holds by which keys. Whoever changes the stores raises the version too. */
const known = {
  version: 10,
  keys: {
    acks: 'ack',
    alert: '[center+id]',
    arrival: '[center+id]',
    arrivalDock: '[center+id]',
    bases: '[center+list]',
    customer: '[center+id]',
    derived: '[center+name]',
    details: 'key, askedAtMs, keptMs',
    dock: '[center+id], [center+row.target_driver], *row.tasks',
    driver: '[center+id]',
    floor: '[center+id]',
    incoming: '[center+id]',
    journal: '++n',
    lists: '[center+list]',
    meta: 'name',
    metas: '[center+id]',
    next: '[center+id]',
    nextConfig: '[center+id]',
    notification: '[center+id]',
    order: '[center+id]',
    orderSheet: '[center+id]',
    orderSummary: '[center+id]',
    outbox: 'seq, &id, center',
    overlay: '[center+kind+id]',
    packing: '[center+id], [center+row.linked_order]',
    phoneCall: '[center+id]',
    places: 'key',
    planning: '[center+id]',
    records: 'key',
    recurringTask: '[center+id]',
    shownRooms: '[center+room]',
    smsText: '[center+id]',
    sources: 'key',
    task: '[center+id], [center+row.linked_order]',
    transitArea: '[center+id]',
    views: '[center+list+id]',
  },
};

it('the stores change with the version of the database, without which no device has them', () => {
  const { tables } = new QuaiDb('stores', 'relaxed');
  const keys = tables.map(({ name, schema }) => [
    name,
    [schema.primKey, ...schema.indexes].map(({ src }) => src).join(', '),
  ]);
  expect({ version: schemaVersion, keys: Object.fromEntries(keys) }).toEqual(known);
});
