import { useSubject, useTab } from '../../kit/client/context.ts';
import { useScreenSource } from '../../kit/freshness/use-sync-status.ts';
import { setQuery, useQuery } from '../../kit/router/router.tsx';
import { ScopeContext, screenScope$ } from '../../kit/scope/scope.ts';
import { closedDialog, type GetParameter } from '../../kit/windows/parameters.ts';
import { needed, useFetchedAhead } from '../../ui/later/later.ts';
import { asWindow, laterView } from '../../ui/later/later-view.tsx';
import { windowsLater } from './windows-later.ts';

const NamedWindow = laterView(async () => (await needed(windowsLater)).NamedWindow, asWindow);

interface WindowHostProps {
  /** Whether the room shows a board: a window's subject is not there before the board is. */
  readonly isOverBoard: boolean;
  /** Whether the room is about a thing of its own center: windows look for their subjects there. */
  readonly isScoped: boolean;
}

/** The window named by the address, over any room: a reload or a second tab shows the same. */
export function WindowHost({ isOverBoard, isScoped }: WindowHostProps) {
  const scope = useSubject(screenScope$);
  const query = useQuery();
  useFetchedAhead(NamedWindow);
  const name = query.get('dialog');
  if (name === null || (isScoped && scope === null)) return null;
  const Host = isOverBoard ? OnceFilled : ScopedWindow;
  return <Host key={name} name={name} get={query.get} />;
}

interface OpenWindowProps {
  readonly name: string;
  readonly get: GetParameter;
}

function OnceFilled(props: OpenWindowProps) {
  return useScreenSource()?.appliedAtMs ? <ScopedWindow {...props} /> : null;
}

function ScopedWindow(props: OpenWindowProps) {
  const { center } = useTab();
  const scope = useSubject(screenScope$);
  const close = () => setQuery(closedDialog, { replace: true });
  return (
    <ScopeContext value={scope}>
      {/* Windows belong to their center (DSP-017). */}
      <NamedWindow key={scope ?? center} {...props} onClose={close} />
    </ScopeContext>
  );
}
