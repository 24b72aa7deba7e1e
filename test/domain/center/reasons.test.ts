import { describe, expect, it } from 'vitest';
import { Metas } from '../../../src/domain/center/center.ts';
import { exitReasons, reasonsFor } from '../../../src/domain/center/reasons.ts';
import { fits } from '../../../src/domain/schema.ts';

/** As a server answers them: keys are texts, ids in lists numbers or texts. */
const settings: unknown = JSON.parse(`{
  "id": 9,
  "repreparation_reasons": {
    "NEW_ORDER_AVAILABLE": [11],
    "ID_TO_LABEL": { "11": "Produit manquant", "17": "Commande introuvable", "21": "Autre" },
    "MANDATORY_COMMENT": [17, "21"]
  },
  "blocking_exit_reasons": {
    "AVAILABLE": [3, "6", 8, 9, 10],
    "ID_TO_LABEL": { "2": "Plus offert", "3": "Paiement vérifié", "6": "Fraude confirmée", "8": "Stock", "9": "Autre" },
    "ID_TO_EXIT_ORDER_STATUS": { "2": "paid", "3": "paid", "6": "canceled", "8": "paid" },
    "ID_TO_ENTRY_ORDER_STATUS": { "2": "blocked", "3": "blocked", "6": "blocked", "8": "stand-by" },
    "MANDATORY_COMMENT": [6]
  }
}`);

const metas = Metas.parse(settings);
const idsFor = (to: string) => reasonsFor('blocking', to, metas)?.map(({ id }) => id);

describe('the reasons of a center, as the tables have them', () => {
  it('are read whole', () => {
    expect(fits(Metas, settings)).toBe(true);
  });

  it('DSP-838 SUP-249 to prepare again are all that have a label, some with a comment', () => {
    expect(reasonsFor('repreparation', 'paid', metas)).toEqual([
      { id: 11, label: 'Produit manquant', wantsComment: false },
      { id: 17, label: 'Commande introuvable', wantsComment: true },
      { id: 21, label: 'Autre', wantsComment: true },
    ]);
  });

  it('DSP-839 SUP-251 SUP-252 out of a block are those offered that lead from it to the status', () => {
    expect([idsFor('paid'), idsFor('canceled')]).toEqual([
      [3, 9, 10],
      [6, 9, 10],
    ]);
    expect(reasonsFor('blocking', 'canceled', metas)?.[0]).toEqual({
      ...{ id: 6, label: 'Fraude confirmée', wantsComment: true },
    });
  });

  it('SUP-251 SUP-252 every way out of a block is one list, each with the status it leads to', () => {
    // Of 9 and 10 nobody says where they lead, and 8 leads out of another status.
    expect(exitReasons(metas)).toEqual([
      { id: 3, label: 'Paiement vérifié', wantsComment: false, to: 'paid' },
      { id: 6, label: 'Fraude confirmée', wantsComment: true, to: 'canceled' },
    ]);
    expect([exitReasons(undefined), exitReasons({})]).toEqual([[], []]);
  });

  it('one without a label is named by its id', () => {
    expect(reasonsFor('blocking', 'paid', metas)?.at(-1)?.label).toBe('10');
  });

  it('are unknown, not none, where the settings do not tell', () => {
    expect([reasonsFor('blocking', 'paid', undefined), reasonsFor('repreparation', 'paid', {})]).toEqual([null, null]);
  });
});
