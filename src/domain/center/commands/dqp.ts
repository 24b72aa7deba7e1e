import * as z from 'zod/mini';
import { valuesOf } from '../../basis.ts';
import { type Acceptance, type Command, command, get, minutes, queued } from '../../command.ts';
import { answersFields } from '../../documented-answer.ts';
import { type Refusal, refuse } from '../../result.ts';
import { keyOf, patch, type RowOf } from '../../rows.ts';
import { Id } from '../../schema.ts';
import { flatten, isRecord } from '../../wire.ts';
import { firstErrorText, genericError } from '../../words/error-text.ts';
import { CenterId } from '../center-id.ts';
import { type DqpSetting, delays, dqpRequest, hasMealPartner, maxDelayMinutes, switches } from '../dqp.ts';
import { dqpLabels, dqpRefusals, flowOutOfDate, minutesText, switchText } from '../text.ts';

interface DqpArgs {
  readonly center: CenterId;
  readonly setting: DqpSetting;
  readonly value: number | boolean;
}

interface DqpSpec<Schema extends z.ZodMiniType<DqpArgs>> {
  readonly args: Schema;
  readonly guard?: (args: z.infer<Schema>, metas: RowOf<'metas'>) => Refusal | null;
  /** Of two values, only a number or a choice can have become a third. */
  readonly isCompared?: true;
  readonly title: string;
  /** The value in the label of the action. */
  readonly shown: (args: z.infer<Schema>) => string;
  readonly rejected?: (detail: string | undefined) => string;
}

/**
 * A change of one setting of a center (DSP-869 to DSP-877). The answer is a part of the settings,
 * under their own names.
 */
function dqpCommand<Name extends string, Schema extends z.ZodMiniType<DqpArgs>>(
  name: Name,
  { args, guard, isCompared, title, shown, rejected }: DqpSpec<Schema>,
): Command<z.infer<Schema>> & { readonly name: Name } {
  return command(name, {
    version: 1,
    args,
    reads: ({ center }) => ({ metas: [center] }),
    guard: (it, rows) => {
      const metas = rows.get('metas', it.center);
      if (!metas) return refuse('gone');
      if (it.setting.startsWith('frichti') && !hasMealPartner(metas)) return refuse('noMealPartner');
      return guard?.(it, metas) ?? null;
    },
    holds: ({ center, setting, value }, rows) => rows.get('metas', center)?.[setting] === value,
    effect: ({ center, setting, value }, rows) => patch('metas', rows.get('metas', center), { [setting]: value }),
    ...(isCompared ? { basis: ({ center, setting }, rows) => valuesOf(rows.get('metas', center), [setting]) } : {}),
    request: ({ center, setting, value }) => dqpRequest(setting, center, value),
    answers: ({ setting }) => answersFields('metas part', [setting]),
    accept: (body, { center }) => partOf(center, body),
    reread: ({ center }) => get('/dispatch/loadstate/', { query: { center: String(center) } }),
    acceptReread: (body, { center }) => partOf(center, isRecord(body) ? body.metas : null),
    lane: ({ center }) => [keyOf('metas', center)],
    delivery: queued(minutes(15)),
    errorText: firstErrorText,
    text: {
      title,
      label: (it) => `${dqpLabels[it.setting]} : ${shown(it)}`,
      success: 'Sauvegarde effectuée',
      refusals: { ...dqpRefusals, ...(rejected ? { rejected } : {}) },
      untitled: true,
    },
  });
}

/** Settings have no id in the answer: they get that of their center (ENT-10). */
const partOf = (center: CenterId, metas: unknown): Acceptance => ({
  rows: isRecord(metas) ? flatten('metas', 'answer', [{ ...metas, id: center }]) : [],
});

/** A delay, in minutes (DSP-869, DSP-871, DSP-873; API-130 to API-132, API-134, API-135). */
export const setDelay = dqpCommand('dqp.delay', {
  args: z.object({
    center: CenterId,
    setting: z.enum(delays),
    value: z.int().check(z.nonnegative(), z.maximum(maxDelayMinutes)),
  }),
  isCompared: true,
  title: 'Délai DQP',
  shown: ({ value }) => minutesText(value),
});

/** Express priority or courier, on or off (DSP-870, DSP-871, DSP-877; API-133, API-136). */
export const setSwitch = dqpCommand('dqp.switch', {
  args: z.object({ center: CenterId, setting: z.enum(switches), value: z.boolean() }),
  title: 'Réglage DQP',
  shown: ({ value }) => switchText(value),
  rejected: (detail) => `${detail ?? genericError} ${flowOutOfDate}`,
});

/** The rain bonus of electric scooters (DSP-872, API-137). */
export const setRainBonus = dqpCommand('dqp.rainBonus', {
  args: z.object({ center: CenterId, setting: z.literal('rain_bonus_id'), value: Id, label: z.string() }),
  guard: ({ value }, { rain_bonuses }) =>
    rain_bonuses?.some(({ id }) => id === value) ? null : refuse('unknownBonus'),
  isCompared: true,
  title: 'Bonus pluie',
  shown: ({ label }) => label,
});
