import { BehaviorSubject } from 'rxjs';
import { codesIn, codesText } from '../../../../domain/postal-code/postal-code.ts';
import { useSubject } from '../../../kit/client/context.ts';
import { useScope } from '../../../kit/scope/scope.ts';
import { tabMemory } from '../../../ui/memory.ts';

const keyOf = (center: number) => `dispatch.postalCodes.${center}`;

/** The choices since the page was loaded, as text, by center. */
const chosen$ = new BehaviorSubject<ReadonlyMap<number, string>>(new Map());

/** The postal codes of the filter, stored for the session, per center (DSP-868). */
export function usePostalCodes(): readonly [codes: readonly string[], choose: (codes: readonly string[]) => void] {
  const center = useScope();
  const text = useSubject(chosen$).get(center) ?? tabMemory.getItem(keyOf(center)) ?? '';
  const choose = (codes: readonly string[]) => {
    const next = codesText(codes);
    tabMemory.setItem(keyOf(center), next);
    chosen$.next(new Map(chosen$.value).set(center, next));
  };
  return [codesIn(text).codes, choose];
}
