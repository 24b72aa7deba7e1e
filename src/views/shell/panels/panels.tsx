import { type ComponentType, lazy, Suspense } from 'react';
import { closedPanel, type Panel, panelParameter } from '../../kit/router/panel-address.ts';
import { useQuery } from '../../kit/router/router.tsx';
import { Boundary } from '../../ui/boundary.tsx';
import { useFetchedAhead } from '../../ui/later/fetched-ahead.ts';
import { MissingDialog } from '../../ui/windows/missing-dialog.tsx';
import { windowsLater } from '../windows/windows-later.ts';

interface PanelProps {
  readonly onClose: () => void;
}

const panel = () => import('../actions-panel/panel.tsx');
// It says which of the actions a window does again (`Modifier`).
const actions = async () => (await Promise.all([panel(), windowsLater.fetch()]))[0];
const search = () => import('../search/search-panel.tsx');
const shortcuts = () => import('../search/shortcuts-panel.tsx');
const scans = () => import('../scan/scan-panel.tsx');
const camera = () => import('../scan/camera/camera-panel.tsx');
const panels: Readonly<Record<Panel, ComponentType<PanelProps>>> = {
  actions: lazy(async () => ({ default: (await actions()).ActionsPanel })),
  search: lazy(async () => ({ default: (await search()).SearchPanel })),
  shortcuts: lazy(async () => ({ default: (await shortcuts()).ShortcutsPanel })),
  scans: lazy(async () => ({ default: (await scans()).ScanPanel })),
  camera: lazy(async () => ({ default: (await camera()).CameraPanel })),
};

/** The panel named by the address, in any room: a reload or a second tab shows the same. */
export function Panels() {
  const query = useQuery();
  useFetchedAhead(actions, search, shortcuts);
  const name = query.get(panelParameter);
  const close = () => query.set(closedPanel, { replace: true });
  if (!name || !isPanel(name)) return null;
  const Opened = panels[name];
  return (
    <Boundary key={name} fallback={<MissingDialog onClose={close} />}>
      <Suspense>
        <Opened onClose={close} />
      </Suspense>
    </Boundary>
  );
}

const isPanel = (name: string): name is Panel => Object.hasOwn(panels, name);
