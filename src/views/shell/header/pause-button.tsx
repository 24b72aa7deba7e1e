import { IconButton } from '@radix-ui/themes';
import { useClient, useTab } from '../../kit/client/context.ts';
import { Icon } from '../../ui/icon.tsx';
import { Tip } from '../../ui/menus/tip.tsx';
import { headerTexts } from './text.ts';

/** Stops and restarts this tab's refresh; on play it reloads at once (DSP-076). */
export function PauseButton() {
  const { tab, worker } = useClient();
  const { paused } = useTab();
  const label = paused ? headerTexts.play : headerTexts.pause;
  const toggle = () => {
    tab.togglePause();
    if (paused) void worker.refresh();
  };
  return (
    <Tip text={label}>
      <IconButton
        variant={paused ? 'solid' : 'soft'}
        color={paused ? 'amber' : 'gray'}
        aria-label={label}
        aria-pressed={paused}
        onClick={toggle}
      >
        <Icon name={paused ? 'play' : 'pause'} />
      </IconButton>
    </Tip>
  );
}
