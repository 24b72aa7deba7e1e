import { describe, expect, it } from 'vitest';
import { rehearse } from '../../../src/domain/preparation/rehearsal.ts';
import { Sending } from '../../../src/domain/preparation/sending.ts';

const [picking, fresh] = [11, 12];

/** Somebody who may pick, and serve the zone of fresh products, was sent picking: it stood first, with work and room. */
const sending = (id: number, fields: object = {}, zone: object = {}): Sending =>
  Sending.parse({
    id,
    sent_at: `2026-11-20T08:${String(id).padStart(2, '0')}:00Z`,
    ...{ name: `Préparateur ${id}`, task_type: 21, external_id: null, rule: 7 },
    asking: {
      grants: [
        { identifier: 'task_type_21', value: true, task_type: 21 },
        { identifier: 'pseudo_zone_901', value: true, task_type: 15, external_id: 901 },
      ],
    },
    spots: [
      { config_id: picking, type: 21, zone: null, rank: 1, waiting: 4, staff: 2, buffer: 0, is_zone_active: true },
      {
        ...{ config_id: fresh, type: 15, zone: 901, rank: 2, waiting: 2, staff: 1, buffer: 3 },
        ...{ is_zone_active: true, max_buffer: 12, ...zone },
      },
    ],
    ...fields,
  });

describe('a rehearsal of priorities over the last hour', () => {
  it('OUR-020 with the order there was, everybody goes where he went', () => {
    expect(rehearse([sending(1), sending(2)], [picking, fresh])).toMatchObject({ others: 0 });
  });

  it('OUR-020 with another order, each sending is decided again as the floor stood then, the newest first', () => {
    const full = sending(3, {}, { buffer: 12 });
    const { sendings, others, totals } = rehearse([sending(1), sending(2), full], [fresh, picking]);
    expect(others).toBe(2);
    expect(sendings.map(({ id, isOther }) => [id, isOther])).toEqual([
      [3, false],
      [2, true],
      [1, true],
    ]);
    expect(sendings[1]).toMatchObject({
      was: { type: 21, zone: null, rule: 7 },
      would: { type: 15, zone: 901, rule: 7 },
    });
    expect(totals).toEqual([
      { type: 21, zone: null, was: 3, would: 1 },
      { type: 15, zone: 901, was: 0, would: 2 },
    ]);
  });

  it('OUR-020 the same place by another rule is the same; a type the order does not name comes last', () => {
    const forced = sending(1, { rule: 2 });
    expect(rehearse([forced], [picking, fresh])).toMatchObject({ others: 0 });
    expect(rehearse([sending(1)], [fresh])).toMatchObject({ others: 1 });
    expect(rehearse([sending(1, { spots: [] })], [picking]).sendings[0]?.would).toEqual({
      ...{ type: null, zone: null, rule: 0 },
    });
  });
});
