import { isCode, sorted } from './postal-code.ts';
import { quickTexts } from './text.ts';

/** A button: one press chooses its codes, the next removes them (DSP-868). */
export interface QuickCodes {
  readonly label: string;
  readonly codes: readonly string[];
}

/** The 16th has two codes (DSP-862). */
const northOf16 = '75116';

/** One for each arrondissement of Paris (DSP-862). */
export const arrondissements: readonly QuickCodes[] = Array.from({ length: 20 }, (_, at) => {
  const number = at + 1;
  const code = String(75_000 + number);
  return { label: quickTexts.arrondissement(number), codes: number === 16 ? [code, northOf16] : [code] };
});

/** 75001 to 75020, 75116 and 75912 (DSP-863, CST-50). */
export const paris: QuickCodes = {
  label: quickTexts.paris,
  codes: sorted([...arrondissements.flatMap(({ codes }) => codes), '75912']),
};

/** One for each department around Paris (DSP-865). */
export const suburbs: readonly QuickCodes[] = ['77', '78', '91', '92', '93', '94', '95'].map((code) => ({
  label: code,
  codes: [code],
}));

/** Île-de-France without Paris (DSP-864). */
export const idfWithoutParis: QuickCodes = {
  label: quickTexts.idfWithoutParis,
  codes: suburbs.flatMap(({ codes }) => codes),
};

/** The departments around Île-de-France, as the settings of the center name them (DSP-867). */
export const outsideIdf = (departments: readonly { readonly code: string }[] | null | undefined): QuickCodes => ({
  label: quickTexts.outsideIdf,
  codes: sorted((departments ?? []).map(({ code }) => code)).filter(isCode),
});

/** Whether all codes of a button are chosen. */
export const isChosen = (chosen: readonly string[], { codes }: Pick<QuickCodes, 'codes'>): boolean =>
  codes.length > 0 && codes.every((code) => chosen.includes(code));

/** The chosen codes after a press: the button's codes are added, or removed when all of them were chosen (DSP-868). */
export function toggled(chosen: readonly string[], quick: Pick<QuickCodes, 'codes'>): readonly string[] {
  return isChosen(chosen, quick)
    ? chosen.filter((code) => !quick.codes.includes(code))
    : sorted([...chosen, ...quick.codes]);
}
