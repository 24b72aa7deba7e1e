import { describe, expect, it } from 'vitest';
import { commandNamed } from '../../../src/domain/commands.ts';
import { type OrderCase, orderCases } from '../../builders/order-rules.ts';
import { decidedFor, settled } from './decided-for.ts';

const cases = orderCases(settled);
const decided = ({ name, args, world }: OrderCase) => decidedFor(name, args, world);
/** A reason that is missing is asked for: nothing has changed meanwhile (DSP-946). */
const asked = new Set(['blockingReason', 'repreparationReason']);

describe('the server refuses an order what the console refuses, and no more', () => {
  it('SUP-306 SUP-307 SUP-705 in every status, of every kind, by every command', () => {
    const found = cases.map((it) => [it.title, decided(it).verdict]);
    expect(found).toEqual(
      cases.map(({ title, code }) => [title, code === null ? 'accept' : asked.has(code) ? 'refuse' : 'conflict']),
    );
  });

  it('in the words of the command, and tells the order as it is: what waited is parked with both, nothing is lost', () => {
    const refused = cases.filter(({ code }) => code !== null && !asked.has(code));
    expect(refused.length).toBeGreaterThan(300);
    for (const it of refused) {
      const words = commandNamed(it.name)?.text.refusals[it.code ?? ''];
      expect([it.title, decided(it)]).toEqual([
        it.title,
        expect.objectContaining({ error: words, orders: expect.arrayContaining([it.orderId]) }),
      ]);
    }
  });
});
