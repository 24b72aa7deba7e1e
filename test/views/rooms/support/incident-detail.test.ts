import { describe, expect, test } from 'vitest';
import type { IncidentItem } from '../../../../src/domain/incident/incident-row.ts';
import { incidentTexts } from '../../../../src/views/rooms/support/incident/text.ts';

const refused = (error: string | null) =>
  incidentTexts.detail({ status: 'refused', at: null, error, sms_state: null } as IncidentItem);

describe('what a refused credit of an incident says', () => {
  test.each([
    ['Argent retenu : remboursement inconnu', 'Argent retenu : remboursement inconnu. Pas de SMS.'],
    ['Plafond dépassé.', 'Plafond dépassé. Pas de SMS.'],
    [null, 'Pas de SMS.'],
  ])('%j is a sentence of its own', (error, text) => {
    expect(refused(error)).toBe(text);
  });
});
