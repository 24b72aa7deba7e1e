import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canteenLines, withCanteens } from '../../../src/domain/order/canteen.ts';

const rows = fc
  .array(fc.record({ canteenId: fc.constantFrom(null, 5, 6), isWitness: fc.boolean() }), { maxLength: 8 })
  .map((all) => all.map((row, at) => ({ ...row, id: at + 1 })));

it('DSP-272 each canteen is one line, led by its witness where it is there, and every other order its own', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const lines = canteenLines(all);
      expect(lines.filter((row) => row.canteenId === null)).toEqual(all.filter((row) => row.canteenId === null));
      for (const canteen of [5, 6]) {
        const members = all.filter((row) => row.canteenId === canteen);
        const line = lines.filter((row) => row.canteenId === canteen);
        expect(line).toEqual(members.length === 0 ? [] : [members.find((row) => row.isWitness) ?? members[0]]);
      }
    }),
  );
});

it('DSP-272 the lines of a place bring every order of it along, each once and in its order', () => {
  fc.assert(
    fc.property(rows, (all) => {
      expect(withCanteens(canteenLines(all), all)).toEqual(all);
      for (const row of all) {
        const alone = row.canteenId === null;
        expect(withCanteens([row], all)).toEqual(alone ? [row] : all.filter((it) => it.canteenId === row.canteenId));
      }
    }),
  );
});
