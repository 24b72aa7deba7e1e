/**
 * An answer of API-O160. Defaults tell right from wrong: times of the evening before in UTC, two colleagues, parts that
 * end otherwise, look-ups in vain, one of them asked again, and words where codes are expected.
 */
const lea = { id: 12, first_name: 'Léa', last_name: 'Marchal' };
const nadia = { id: 11, first_name: 'Nadia', last_name: 'Kessler' };

const aStep = (id: number, at: string, kind: string, fields: object = {}) => ({
  ...{ id, at: `2026-11-26T${at}Z`, kind, part: null, status: null, changes: false, took_ms: null, movement: null },
  ...{ number: null, state: null, before: null, code: null, asked_again: false, done_by: null },
  ...fields,
});

/** 25,00 €: 10,00 at Edenred, which are taken back a day later, and 15,00 by card, of which the answer was lost. */
export const wireCourse = {
  ...{ id: 77, order: { id: 4_000_066, random_id: 'BFAC9Q' }, center: 3, amount: '25.00', type_label: 'Autre' },
  ...{ operation_id: '01JD8Q-7f2a', created_at: '2026-11-26T23:46:51.204Z', done_by: lea, is_whole: true },
  parts: [
    { id: 401, type: 'edenred', amount: '10.00', status: 'refused' },
    { id: 402, type: 'stripe', amount: 15, status: 'refunded' },
  ],
  steps: [
    aStep(9, '23:40:00.000', 'proposed', { done_by: nadia }),
    aStep(20, '23:46:51.204', 'reserved', { changes: true, done_by: lea }),
    aStep(21, '23:46:51.310', 'asked', { part: 401, status: 'pending', changes: true }),
    aStep(22, '23:46:51.312', 'asked', { part: 402, status: 'pending', changes: true }),
    aStep(23, '23:46:52.018', 'answered', {
      ...{ part: 401, status: 'refunded', changes: true, took_ms: 708, state: 'succeeded', movement: 611 },
    }),
    aStep(24, '23:46:59.312', 'answered', { part: 402, status: 'unknown', changes: true, took_ms: 8_000 }),
    aStep(25, '23:47:01.204', 'replied'),
    aStep(26, '23:47:04.312', 'looked', { part: 402, status: 'unknown' }),
    aStep(27, '23:47:19.312', 'looked', { part: 402, status: 'unknown' }),
    aStep(28, '23:48:23.117', 'looked', {
      ...{ part: 402, status: 'refunded', changes: true, asked_again: true, state: 'succeeded', number: 're_41c' },
      ...{ movement: 612, took_ms: 804 },
    }),
    aStep(29, '23:48:30.902', 'told', { part: 402, status: 'refunded', state: 'succeeded', number: 're_41c' }),
    aStep(30, '23:59:59.999', 'told', {
      ...{
        part: 401,
        status: 'refused',
        changes: true,
        state: 'failed',
        code: 'Compte de Mme Roux clos',
        movement: 640,
      },
    }),
  ],
};
