import { live, onIncident } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { world } from '../credit/worlds.ts';
import type { TestAction } from '../test-action.ts';

const id = '7d3f3a52-6c8e-4d0e-9b6a-0a4b6a6f7d11';

export const incidentPrepare: TestAction = {
  name: 'incident.prepare',
  samples: [
    {
      when: 'of a lost trolley',
      world,
      args: {
        ...{ id, center: 9, cause: 'trolley', about: 'chariot 12 perdu', why: 'Tombé', subtype: 'credit_compensation' },
        ...{ customerCeilingCents: 1_000, ceilingCents: 10_000, stopsAtRefusal: true },
        items: [{ orderId: 1001, customerId: 5, cents: 550, lateMinutes: 35, sms: 'Toutes nos excuses' }],
      },
      call: {
        row: 'API-O46',
        line: 'POST /incidents/',
        body: {
          ...{ id, center: 9, cause: 'trolley', about: 'chariot 12 perdu', why: 'Tombé' },
          ...{ subtype: 'credit_compensation', customer_ceiling: 10, ceiling: 100, stops_at_refusal: true },
          items: [{ order_id: 1001, credit: 5.5, late_minutes: 35, sms: 'Toutes nos excuses' }],
        },
      },
    },
  ],
  // A page of its own.
  consequences: [form],
  // Incidents are no rows.
  shape: live(onIncident),
  effectTellsNothing: true,
  needsNoRow: true,
  facts: { customers: new Map([[1001, 5]]), known: undefined, places: [] },
  rowsTellNothing: 'an incident is no row: see `server/money/incidents.test.ts`',
  outsideTheDay: 'the day has no incident',
};
