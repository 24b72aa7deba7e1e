import { expect, it } from 'vitest';
import { toReturnText } from '../../src/domain/driver/hidden-products.ts';
import { isolated } from '../../src/domain/words/isolate.ts';
import { trolleyTexts } from '../../src/views/concepts/trolley/text.ts';
import { texts } from '../../src/views/kit/text.ts';
import { arrivalTexts } from '../../src/views/rooms/arrivals/text.ts';
import { loadingTexts } from '../../src/views/rooms/home/text.ts';

it('PRP-765 nothing to show is said in the words of the table, with three plain dots', () => {
  expect([trolleyTexts.noLogs, arrivalTexts.none, arrivalTexts.noReceived, arrivalTexts.noNotReceived]).toEqual([
    'Aucune modification',
    'Aucun arrivage en cours',
    'Pas de commande reçue',
    'Pas de commande non reçue',
  ]);
  expect([loadingTexts.data, texts.loading, arrivalTexts.loading]).toEqual([
    'Chargement des données...',
    'Chargement...',
    'Chargement...',
  ]);
  expect(toReturnText('Ali', [])).toBe(`${isolated('Ali')} n'a rien à retourner`);
});
