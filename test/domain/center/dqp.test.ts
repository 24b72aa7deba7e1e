import { describe, expect, it } from 'vitest';
import { setDelay, setRainBonus, setSwitch } from '../../../src/domain/center/commands/dqp.ts';
import { delays, hasMealPartner, minutesIn, switches } from '../../../src/domain/center/dqp.ts';
import { commandNamed } from '../../../src/domain/commands.ts';
import { assert } from '../../../src/domain/result.ts';
import { firstErrorText } from '../../../src/domain/words/error-text.ts';
import { verdict } from '../../../src/sync/sending/verdict.ts';
import { outcomeToast } from '../../../src/views/shell/toasts/outcome-toast.ts';
import { someMetas } from '../../builders/rows.ts';
import { aStored } from '../../builders/stored.ts';
import { aWorld, readerOf } from '../../builders/world.ts';

const center = someMetas(9).id;
const on = (fields: Parameters<typeof someMetas>[1]) => readerOf(aWorld().with('metas', someMetas(9, fields)));

describe('a delay', () => {
  it('DSP-873 is a whole number of minutes: digits only, 0 allowed', () => {
    expect(['0', '10', ' 7 ', '007'].map(minutesIn)).toEqual([0, 10, 7, 7]);
    for (const text of ['', ' ', '-5', '+5', '1.5', '1,5', '5 min', '1e3', '0x10', '٣', '9'.repeat(20)])
      expect(minutesIn(text)).toBeNull();
  });

  it('DSP-873 that is none is no action either', () => {
    for (const value of [-1, 1.5, Number.NaN, '5'])
      expect(setDelay.args.safeParse({ center, setting: 'extra_delay', value }).success).toBe(false);
  });

  it('DSP-869 DSP-871 is laid over the settings, whichever of the five it is', () => {
    const rows = on({ extra_delay: 5, sites: { 1013: {} } });
    for (const setting of delays) {
      expect(setDelay.guard({ center, setting, value: 10 }, rows)).toBeNull();
      expect(setDelay.effect({ center, setting, value: 10 }, rows)).toEqual([
        { kind: 'metas', id: 9, set: { [setting]: 10 } },
      ]);
    }
    expect(setDelay.holds({ center, setting: 'extra_delay', value: 5 }, rows)).toBe(true);
  });
});

describe('the settings of the meal partner', () => {
  it('DSP-871 are there where the center has site 1013', () => {
    expect(hasMealPartner(someMetas(9, { sites: { 1: {}, 1013: {} } }))).toBe(true);
    expect([hasMealPartner(someMetas(9, { sites: { 1: {} } })), hasMealPartner(someMetas(9))]).toEqual([false, false]);
  });

  it('DSP-871 cannot be changed elsewhere', () => {
    const rows = on({ sites: { 1: {} } });
    expect(setDelay.guard({ center, setting: 'frichti_extra_delay', value: 1 }, rows)?.code).toBe('noMealPartner');
    for (const setting of switches)
      expect(setSwitch.guard({ center, setting, value: true }, rows)?.code ?? null).toBe(
        setting.startsWith('frichti') ? 'noMealPartner' : null,
      );
  });
});

it('DSP-872 a rain bonus is one of those of the settings', () => {
  const rows = on({ rain_bonuses: [{ id: 4 }] });
  const choose = (value: number) =>
    setRainBonus.guard({ center, setting: 'rain_bonus_id', value, label: 'Pluie' }, rows)?.code ?? null;
  expect([choose(4), choose(5)]).toEqual([null, 'unknownBonus']);
});

describe('a switch the server refuses', () => {
  const refusal = (name: string, body: unknown) => {
    const command = commandNamed(name);
    assert(command, `${name} is declared`);
    const found = verdict(command, aStored(), { kind: 'answer', status: 400, body, headers: new Headers() });
    return outcomeToast(command, { event: 'refused', ...('reason' in found ? { reason: found.reason } : {}) })?.text;
  };
  const outOfDate = "Votre flow n'est sans doute pas à jour.";

  it('DSP-877 shows the first error, then that the flow may be out of date', () => {
    expect(refusal('dqp.switch', { errors: ['Réglage verrouillé.', 'Autre'] })).toBe(
      `Réglage verrouillé. ${outOfDate}`,
    );
    expect(refusal('dqp.switch', { error: 'Impossible' })).toBe(`Impossible ${outOfDate}`);
    expect(refusal('dqp.switch', {})).toBe(`Une erreur est survenue ${outOfDate}`);
  });

  it('a delay shows the first error alone', () => {
    expect(refusal('dqp.delay', { errors: ['Trop long.', 'Autre'] })).toBe('Trop long.');
  });

  it('the first error is the first that is a text', () => {
    expect([firstErrorText(['', 'A', 'B']), firstErrorText({ errors: [7, 'A'] }), firstErrorText('C')]).toEqual([
      'A',
      'A',
      'C',
    ]);
    expect(firstErrorText({ detail: ['<html>'] })).toBeUndefined();
  });
});
