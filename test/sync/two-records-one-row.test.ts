import { describe, expect, it } from 'vitest';
import type { RecordState, ServerRow } from '../../src/db/schema.ts';
import type { RawRows } from '../../src/domain/wire.ts';
import { answerRows } from '../../src/sync/records/answer-rows.ts';

// The settings of a center and its zones are read at once, and both are fields of one row.

const center = 9;
const record = { endpoint: 'zones', center, subject: center, rows: [] } satisfies Partial<RecordState>;
const told = (fields: object): RawRows[] => [
  { kind: 'metas', list: 'pseudo_zones', rows: [{ id: center, ...fields }] },
];
const zones = [{ id: 901, name: 'Frais', is_active: true }];

/** The row after an answer whose read began before the read that the stored row is of. */
function rowAfter(row: object, fields: object) {
  const stored = { center, id: center, row: { id: center, ...row }, lists: ['center-settings#9/metas'], start: 5 };
  const before = stored as unknown as ServerRow;
  const { puts } = answerRows(record, told(fields), { startAck: 0, start: 4 }, { stored: () => before, boards: [] });
  return [...puts.values()][0];
}

describe('an answer to an earlier read that comes after a later one', () => {
  it('API-P07 gives the row the fields it lacks', () => {
    const next = rowAfter({ extra_delay: 3 }, { pseudo_zones: zones });
    expect(next?.row).toMatchObject({ extra_delay: 3, pseudo_zones: [{ id: 901, is_active: true }] });
    expect(next?.start).toBe(5);
    expect(next?.lists).toEqual(['center-settings#9/metas', 'zones#9/pseudo_zones']);
  });

  it('changes no field that the later one has, nor gives one that cannot be read', () => {
    expect(rowAfter({ pseudo_zones: [] }, { pseudo_zones: zones })?.row).toMatchObject({ pseudo_zones: [] });
    expect(rowAfter({ extra_delay: 3 }, { pseudo_zones: 'Frais' })?.row).toEqual({ id: center, extra_delay: 3 });
  });
});
