import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOnline } from '../client/context.ts';
import { answerTexts } from '../text.ts';

// `DetailAnswer` says the same by itself: the board is painted with it, and has no room for more scripts.

/** The text of what was never read on this device: on its way or, offline, that nothing comes. */
export function useAwaitedText(loading: string): string {
  const { isOnline } = useOnline();
  return isOnline ? loading : answerTexts.never;
}

/** The place of what was never read on this device. */
export function Awaited({ loading }: { readonly loading: string }) {
  const { isOnline } = useOnline();
  return isOnline ? <Skeleton text={loading} /> : <EmptyState title={answerTexts.never} />;
}

/** The same on one line. */
export const AwaitedLine = ({ loading }: { readonly loading: string }) => (
  <p role="status">{useAwaitedText(loading)}</p>
);
