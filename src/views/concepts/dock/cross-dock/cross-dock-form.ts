import * as z from 'zod/mini';
import { wholeText } from '../../../../domain/typed/number.ts';
import { crossDockTexts } from './text.ts';

/** The input: text, so that anything but a whole number is refused and kept (DSP-902, DSP-903). */
export const CrossDockForm = z.object({
  extraCrates: z.string().check(z.overwrite(wholeText), z.regex(/^\d{1,3}$/, crossDockTexts.invalid)),
});
export type CrossDockForm = z.infer<typeof CrossDockForm>;
