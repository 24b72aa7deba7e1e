import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { type Basis, versionOf } from '../../src/domain/basis.ts';
import type { RequestSpec } from '../../src/domain/command.ts';
import { commandNamed } from '../../src/domain/commands.ts';
import { readerOf } from '../../src/domain/reader-of.ts';
import { assert } from '../../src/domain/result.ts';
import { type Board, readTask } from './board.ts';
import { contractOf } from './on-board.ts';

/** Types of task by their ranks (E-11). */
const Configs = z.array(z.object({ id: z.number(), rank: z.number() }));

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

  const someOrder = ({ tasks }: Board) => [...tasks.values()].find((task) => !task.is_moving && task.client?.id);

  /** A call that a command renders, resting on the values of the rows, or on others. */
  const send = ({ method, path, query, body }: RequestSpec, basis: Basis) =>
    contract.target.api.send(method, path, {
      ...{ query: query ?? {}, body },
      headers: { 'if-match': versionOf(basis) },
    });

  describe.each([
    ['order.bags', 'DSP-833 SUP-490', { dry: 3, isotherm: 2 }],
    ['order.deliveryName', 'SUP-311', { firstname: 'Ana', lastname: 'Costa', company: 'Chez Ana' }],
    ['order.deliveryPhone', 'SUP-312', { phone: '+33612345678' }],
  ])('%s', (name, rows, values) => {
    onBoard(`${rows} is refused on other values than the order has, and done on its own`, someOrder, async (task) => {
      const command = commandNamed(name);
      const ofOrder = async () => (await readTask(contract.target.api, task.id)).linked_order;
      const order = await ofOrder();
      const args = command?.args.parse({ orderId: order.id, randomId: order.random_id, ...values });
      const basis = command?.basis?.(args, readerOf({ order }));
      assert(command && basis, 'an order has what it sets');
      const other = Object.fromEntries(Object.keys(basis).map((field) => [field, 'autre']));
      const refused = await send(command.request(args), other);
      expect([refused.status, refused.body]).toMatchObject([412, { code: 'moved', order: { id: order.id } }]);
      expect(command.basis?.(args, readerOf({ order: await ofOrder() }))).toEqual(basis);
      expect((await send(command.request(args), basis)).status).toBe(200);
    });
  });

  onBoard(
    'PRP-239 ranks that make 1 to n with those of the server are refused where one of them was another',
    someOrder,
    async () => {
      const { api, center } = contract.target;
      const list = async () => (await api.post('/nextconfigs/auto_create/', { logistics_center_id: center })).body;
      const ranks = Configs.parse(await list()).sort((one, other) => one.rank - other.rank);
      const [first, second, third] = ranks;
      assert(first && second && third, 'a center has types of task');
      const put = (set: readonly object[]) => api.post('/nextconfigs/bulk/', set);
      const exchanged = await put([
        { id: first.id, rank: second.rank, rank_was: first.rank },
        { id: second.id, rank: first.rank, rank_was: second.rank },
      ]);
      expect(exchanged.status).toBe(200);
      // By somebody who saw the order before, and moves three of them.
      const [one, two, three] = [first, second, third].map(({ rank }) => rank);
      const late = [
        { id: third.id, rank: one, rank_was: three },
        { id: first.id, rank: two, rank_was: one },
        { id: second.id, rank: three, rank_was: two },
      ];
      const refused = await put(late);
      expect(refused.status).toBe(409);
      expect(Configs.parse((refused.body as { nextconfigs: unknown }).nextconfigs).length).toBe(ranks.length);
      // A client that does not say what it saw is taken by its word.
      expect((await put(late.map(({ rank_was: _, ...set }) => set))).status).toBe(200);
    },
  );
});
