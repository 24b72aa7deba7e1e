import { describe, expect } from 'vitest';
import { versionOf } from '../../src/domain/basis.ts';
import type { Board } from './board.ts';
import { contractOf } from './on-board.ts';

const contract = contractOf();
const { onBoard } = contract;

const open = ({ load: { docks } }: Board) =>
  docks.find((dock) => !dock.locked_at && !dock.hidden && !dock.closed_at && !dock.finished_at);

describe('a value that was seen', () => {
  onBoard(
    'DSP-460 is replaced as long as it is there, else the answer has the present one and who set it',
    open,
    async (dock) => {
      const { api } = contract.target;
      const rename = (name: string, seen: string | null) =>
        api.patch(`/docks/${dock.id}/`, { name }, { headers: { 'if-match': versionOf({ name: seen }) } });
      const first = await rename('Quai nord', dock.name ?? null);
      expect([first.status, first.headers.get('conditional-writes')]).toEqual([200, 'If-Match']);
      const second = await rename('Quai sud', dock.name ?? null);
      expect(second.status).toBe(412);
      expect(second.body).toMatchObject({
        ...{ code: 'moved', dock: { id: dock.id, name: 'Quai nord' } },
        ...{ changed_by: expect.stringMatching(/\S/), changed_at: expect.stringMatching(/^20/) },
      });
      expect((await rename('Quai sud', 'Quai nord')).status).toBe(200);
      // Without the header nothing is compared.
      expect((await api.patch(`/docks/${dock.id}/`, { name: 'Quai est' })).status).toBe(200);
    },
  );
});
