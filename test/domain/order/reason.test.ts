import { describe, expect, it } from 'vitest';
import { checkReason } from '../../../src/domain/order/reason.ts';
import { someMetas } from '../../builders/rows.ts';

const metas = someMetas(9, {
  repreparation_reasons: { ID_TO_LABEL: { 1: 'Bocal cassé', 2: 'Autre' }, MANDATORY_COMMENT: [2] },
  blocking_exit_reasons: { AVAILABLE: [3], MANDATORY_COMMENT: [3] },
});
const unheard = { kind: 'blocking' as const, id: 9, comment: null };
const code = (kind: 'repreparation' | 'blocking', id: number, comment: string | null, from = metas) =>
  checkReason({ kind, id, comment }, 'paid', from)?.code ?? null;

describe('the reason of a change', () => {
  it('DSP-838 DSP-839 is one the center lists for this kind of change', () => {
    expect([code('repreparation', 1, null), code('repreparation', 3, 'Bocal cassé')]).toEqual([
      null,
      'repreparationReason',
    ]);
    expect([code('blocking', 3, 'Client rappelé'), code('blocking', 1, null)]).toEqual([null, 'blockingReason']);
  });

  it('DSP-838 DSP-839 DSP-900 has a comment of ten characters where it wants one', () => {
    const comments = [null, '', '123456789', ' 123456789 ', '1234567890'];
    expect(comments.map((comment) => code('repreparation', 2, comment))).toEqual([
      ...Array(4).fill('repreparationReason'),
      null,
    ]);
    expect(comments.map((comment) => code('blocking', 3, comment)).lastIndexOf('blockingReason')).toBe(3);
  });

  it('PRP-654 needs no comment where it wants none: an empty one, and one of spaces, are as good', () => {
    const exits = someMetas(9, { blocking_exit_reasons: { AVAILABLE: [3, 4], MANDATORY_COMMENT: [3] } });
    for (const comment of [null, '', '   ', 'court']) {
      expect(code('repreparation', 1, comment)).toBeNull();
      expect(code('blocking', 4, comment, exits)).toBeNull();
    }
  });

  it('is any where the settings list none', () => {
    expect([code('blocking', 9, null, someMetas()), checkReason(unheard, 'paid', undefined)]).toEqual([null, null]);
  });
});
