import { closedPanel, type Panel, panelParameter } from '../../kit/router/panel-address.ts';
import { useQuery } from '../../kit/router/router.tsx';
import { needed, useFetchedAhead } from '../../ui/later/later.ts';
import { asWindow, type LaterView, laterView } from '../../ui/later/later-view.tsx';
import { windowsLater } from '../windows/windows-later.ts';

interface PanelProps {
  readonly onClose: () => void;
}

const panels: Readonly<Record<Panel, LaterView<PanelProps>>> = {
  // It says which of the actions a window does again (`Modifier`).
  actions: laterView(
    async () => (await Promise.all([import('../actions-panel/panel.tsx'), needed(windowsLater)]))[0].ActionsPanel,
    asWindow,
  ),
  // It does what windows and menus do, by words.
  search: laterView(async () => {
    const [{ searchPanel }, { useActs }] = await Promise.all([
      import('../search/search-panel.tsx'),
      needed(windowsLater),
    ]);
    return searchPanel(useActs);
  }, asWindow),
  shortcuts: laterView(async () => (await import('../search/shortcuts-panel.tsx')).ShortcutsPanel, asWindow),
  scans: laterView(async () => (await import('../scan/scan-panel.tsx')).ScanPanel, asWindow),
  camera: laterView(async () => (await import('../scan/camera/camera-panel.tsx')).CameraPanel, asWindow),
  signOut: laterView(async () => (await import('../header/sign-out-panel.tsx')).SignOutPanel, asWindow),
};

/** The panel named by the address, in any room: a reload or a second tab shows the same. */
export function Panels() {
  const query = useQuery();
  useFetchedAhead(panels.actions, panels.search, panels.shortcuts);
  const name = query.get(panelParameter);
  const close = () => query.set(closedPanel, { replace: true });
  if (!name || !isPanel(name)) return null;
  const NamedPanel = panels[name];
  return <NamedPanel key={name} onClose={close} />;
}

const isPanel = (name: string): name is Panel => Object.hasOwn(panels, name);
