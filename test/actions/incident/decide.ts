import { aWorld } from '../../builders/world.ts';
import { live, onIncident } from '../../fuzz/oracle/shape.ts';
import { asks } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';

const id = '7d3f3a52-6c8e-4d0e-9b6a-0a4b6a6f7d11';

export const incidentDecide: TestAction = {
  name: 'incident.decide',
  samples: [
    {
      when: 'tried again',
      world: aWorld(),
      args: { id, about: 'chariot 12 perdu', decision: 'retry', itemId: 31 },
      call: { row: 'API-O47', line: `POST /incidents/${id}/decide/`, body: { decision: 'retry', item_id: 31 } },
    },
    {
      when: 'started',
      world: aWorld(),
      args: { id, about: 'chariot 12 perdu', decision: 'start', itemId: null },
      call: { row: 'API-O47', line: `POST /incidents/${id}/decide/`, body: { decision: 'start' } },
    },
  ],
  consequences: [asks('component/money/incident')],
  shape: live(onIncident),
  effectTellsNothing: true,
  needsNoRow: true,
  facts: { incident: { id, status: 'suspended', items: [{ id: 31, status: 'refused' }] }, isOwn: false },
  rowsTellNothing: 'an incident is no row: see `server/money/incidents.test.ts`',
  outsideTheDay: 'the day has no incident',
};
