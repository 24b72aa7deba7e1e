/**
 * Answers of API-O40. Defaults tell right from wrong: an evening that is another day in UTC, an operation over two means,
 * one that gives and takes back, sums of odd cents, not in the order of time.
 */
const nadia = { id: 11, first_name: 'Nadia', last_name: 'Kessler' };
const lea = { id: 12, first_name: 'Léa', last_name: 'Marchal' };

const orderOf = (random_id: string) => ({ id: 4_000_000 + (random_id.codePointAt(0) ?? 0), random_id });

const anEntry = (id: number, fields: object) => ({
  ...{
    id,
    created_at: '2026-11-26T11:46:51.204Z',
    kind: 'credit',
    order: orderOf('BFAC9Q'),
    amount: 8,
    means: 'credit',
  },
  ...{ type_label: 'Retard', done_by: nadia, operation_id: `key-${id}`, takes_back: null },
  ...fields,
});

/** 12:46 in Paris; together 63,20 €: five operations on four orders. */
export const wireDay = {
  entries: [
    anEntry(31, {
      operation_id: 'refund',
      kind: 'refund',
      means: 'stripe',
      amount: 15.1,
      type_label: 'Autre',
      done_by: lea,
      refund: 77,
    }),
    anEntry(30, {
      operation_id: 'refund',
      kind: 'refund',
      means: 'edenred',
      amount: '10.00',
      type_label: 'Autre',
      done_by: lea,
      refund: 77,
    }),
    anEntry(7, { created_at: '2026-11-25T23:05:00Z', order: orderOf('N3VKEY') }),
    anEntry(40, { kind: 'fee', order: orderOf('M2YTKE'), amount: 3.9, type_label: 'Frais de livraison' }),
    anEntry(41, { amount: -4.8, takes_back: 6, created_at: '2026-11-26T16:00:00Z' }),
    anEntry(42, {
      kind: 'refund',
      means: 'stripe',
      amount: 31,
      order: orderOf('GX5TLD'),
      done_by: null,
      operation_id: null,
      type_label: 'Remboursement',
      created_at: '2026-11-26T22:58:00Z',
    }),
  ],
  open_parts: [{ id: 9, order: orderOf('C8DZQM'), type: 'stripe', amount: 6.2, status: 'unknown' }],
};
