import { expect, it } from 'vitest';
import { acceptanceOf } from '../../../src/domain/dock/acceptance.ts';
import { acceptanceLabels } from '../../../src/domain/dock/text.ts';
import { aDock, aDriver } from '../../builders/rows.ts';

const byRace = aDriver(1, { is_paid_by_race: true });
const label = (accepted_by_driver: boolean | null | undefined, driver_answer?: number) => {
  const acceptance = acceptanceOf(aDock(1, { accepted_by_driver, driver_answer }), byRace);
  return acceptance && acceptanceLabels[acceptance];
};

it('DSP-427 is pending until the driver answers', () => {
  expect([label(null), label(undefined)]).toEqual(["En attente d'acceptation", "En attente d'acceptation"]);
});

it('DSP-428 tells a refusal from a deadline that passed', () => {
  expect([label(false), label(false, 1), label(false, 2)]).toEqual(['Refusée', 'Refusée', 'Sans réponse']);
});

it('DSP-429 is accepted, whatever the code of the answer', () => {
  expect([label(true), label(true, 2)]).toEqual(['Acceptée', 'Acceptée']);
});

it('DSP-427 DSP-428 DSP-429 concern drivers paid by race only', () => {
  const others = [aDriver(1, { is_paid_by_race: false }), aDriver(), undefined];
  const answers = [null, false, true].flatMap((accepted_by_driver) =>
    others.map((driver) => acceptanceOf(aDock(1, { accepted_by_driver, driver_answer: 2 }), driver)),
  );
  expect(new Set(answers)).toEqual(new Set([null]));
});
