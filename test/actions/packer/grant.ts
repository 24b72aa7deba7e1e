import { onPacker, queued } from '../../fuzz/oracle/shape.ts';
import { back } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { packer, who } from './worlds.ts';

export const packerGrant: TestAction = {
  name: 'packer.grant',
  samples: [
    {
      when: 'of a zone',
      world: packer,
      args: {
        ...{ ...who, userId: 5, identifier: 'pseudo_zone_941', grantName: 'Préparateur de zone, Frais' },
        ...{ taskType: 15, externalId: 941, value: true },
      },
      call: {
        row: 'API-P20',
        line: 'POST /users/5/grant/',
        body: { identifier: 'pseudo_zone_941', value: true, task_type: 15, external_id: 941 },
      },
    },
    {
      when: 'taken away',
      world: packer,
      args: {
        ...{ ...who, userId: 5, identifier: 'task_type_21', grantName: 'Picking' },
        ...{ taskType: 21, externalId: null, value: false },
      },
      call: {
        row: 'API-P20',
        line: 'POST /users/5/grant/',
        body: { identifier: 'task_type_21', value: false, task_type: 21, external_id: null },
      },
    },
  ],
  consequences: [back('the same button')],
  shape: queued(onPacker),
};
