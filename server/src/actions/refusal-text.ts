import type { CommandText } from '../../../src/domain/command.ts';
import type { Refusal } from '../../../src/domain/result.ts';
import { texts } from '../text.ts';

/** The domain's text for a refusal of its guard: the same that the client would have shown. */
export function refusalText({ refusals }: Pick<CommandText<never>, 'refusals'>, { code, detail }: Refusal): string {
  const text = refusals[code];
  if (text === undefined) return texts.serverError;
  return typeof text === 'string' ? text : text(detail);
}
