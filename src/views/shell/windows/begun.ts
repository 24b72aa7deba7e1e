import type { Attention } from '../../../domain/colleague/attention.ts';
import type { Begun } from '../../../domain/colleague/begun.ts';
import { useScope } from '../../kit/scope/scope.ts';
import type { GetParameter } from '../../kit/windows/parameters.ts';

/** The activity that an open window begins, with its subject; null where nothing can be begun, as without a window. */
export function useBegun(begins: Begun | null | undefined, get: GetParameter): Attention | null {
  const center = useScope();
  const [kind, code] = begins ?? [];
  const id = kind === undefined || kind === 'customer' ? 0 : Number(get(kind));
  const isThing = kind !== undefined && code !== undefined && Number.isSafeInteger(id) && id > 0;
  return isThing ? { kind, id, center, begun: code } : null;
}
