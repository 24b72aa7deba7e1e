import * as z from 'zod/mini';
import { GeneralConfig } from '../../../../src/domain/center/general-config.ts';
import { isBadLimit } from '../../../../src/domain/money/limit/limit.ts';
import { isBadMealConfig } from '../../../../src/domain/money/refund/meal-config.ts';
import { readGeneralConfigs, saveGeneralConfigs } from '../../db/center/general-configs.ts';
import { action, type Decision } from '../action.ts';
import { actionTexts } from '../text.ts';

const subject = () => ({ kind: 'generalConfigs', id: 0 }) as const;

/** Sets a value that is the same for all centers (PRP-628, API-P25). */
const setConfig = action({
  method: 'POST',
  path: '/configs/global/',
  summary: 'Enregistre un réglage général',
  permission: 'assign',
  answers: 'GeneralConfig',
  input: z.object({ body: GeneralConfig }),
  subject,
  reads: () => ({}),
  facts: async (tx, { body }) => (await readGeneralConfigs(tx, [body.name]))[0]?.value ?? null,
  basis: ({ body: { name } }, _rows, value) => ({ values: { value }, about: { name } }),
  decide: ({ body }) =>
    whyNot([body]) ?? {
      ...saved([body]),
      answer: async (db) => (await readGeneralConfigs(db, [body.name]))[0],
    },
});

/** Sets several at once, all or none. */
const setConfigs = action({
  method: 'POST',
  path: '/configs/global/bulk/',
  summary: 'Enregistre des réglages généraux',
  permission: 'assign',
  answers: ['GeneralConfig'],
  input: z.object({ body: z.array(GeneralConfig).check(z.minLength(1), z.maxLength(500)) }),
  subject,
  reads: () => ({}),
  decide: ({ body }) => {
    const names = body.map(({ name }) => name);
    const twice = names.find((name, at) => names.indexOf(name) !== at);
    if (twice !== undefined) return { verdict: 'refuse', error: actionTexts.configTwice(twice) };
    return whyNot(body) ?? { ...saved(body), answer: (db) => readGeneralConfigs(db, names) };
  },
});

/** What some values have to be; of all others anything is kept. */
const checks = [
  { isBad: isBadLimit, text: actionTexts.badLimit },
  { isBad: isBadMealConfig, text: actionTexts.badSwitch },
];

/** A limit of money that is no amount would be read as one that lets nothing pass (OUR-150); a switch is yes or no. */
function whyNot(configs: readonly GeneralConfig[]): Decision | null {
  for (const { isBad, text } of checks) {
    const bad = configs.find(isBad);
    if (bad) return { verdict: 'refuse', error: text(bad.name) };
  }
  return null;
}

const saved = (configs: readonly GeneralConfig[]) =>
  ({
    verdict: 'accept',
    patches: [],
    enters: [(tx) => saveGeneralConfigs(tx, configs)],
  }) satisfies Omit<Extract<Decision, { verdict: 'accept' }>, 'answer'>;

export const generalConfigActions = [setConfig, setConfigs];
