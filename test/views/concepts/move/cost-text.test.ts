import { describe, expect, it } from 'vitest';
import type { PlaceCost } from '../../../../src/domain/route/best-place.ts';
import { hourText } from '../../../../src/domain/time/paris-time.ts';
import { costDetail, costFigure } from '../../../../src/views/concepts/dock/move/cost-text.ts';

const arrivesMs = Date.UTC(2026, 2, 3, 22, 40);
const cost = (fields: Partial<PlaceCost> = {}): PlaceCost => ({
  ...{ at: 1, addedS: 241, arrivesMs, late: [], isSure: true, isKnown: true },
  ...fields,
});
const late = (...minutes: readonly number[]) => minutes.map((it, at) => ({ id: at + 1, minutes: it }));
const nameOf = (id: number) => `N${id}`;

describe('what a place costs, in words', () => {
  it('OUR-082 rounds up to whole minutes, and says who is late before what is not known', () => {
    const told = [cost(), cost({ isSure: false }), cost({ isKnown: false }), cost({ isKnown: false, late: late(3) })];
    expect(told.map(costFigure)).toEqual([
      '+5 min, aucun retard',
      '+5 min, de justesse',
      '+5 min, heure inconnue',
      '+5 min, 1 retard',
    ]);
    expect(costFigure(cost({ addedS: 3_900, late: late(3, 4) }))).toBe('+1 h 05, 2 retards');
  });

  it('OUR-082 names two who are late, and counts the others; else says when the order comes', () => {
    const told = (of: Partial<PlaceCost>) => costDetail(cost(of), nameOf);
    expect(told({ late: late(3, 70) })).toBe('N1 +3 min, N2 +1 h 10');
    expect(told({ late: late(3, 4, 5) })).toBe('N1 +3 min, N2 +4 min, 1 autre');
    expect(told({ late: late(3, 4, 5, 6) })).toBe('N1 +3 min, N2 +4 min, 2 autres');
    expect([told({}), told({ arrivesMs: null })]).toEqual([`vers ${hourText(arrivesMs)}`, null]);
  });
});
