import { Button as ThemeButton } from '@radix-ui/themes';
import { useIsNarrow } from '../../ui/device/width.ts';
import { laterView } from '../../ui/later/later-view.tsx';
import { MoreMenu } from '../../ui/menus/more-menu.tsx';
import { listTexts } from './text.ts';
import { useToggle } from './toggles.ts';

const Entries = laterView(async () => (await import('./list-toggle-entries.tsx')).ListToggleEntries);

/** Filters of the list of orders to dispatch (DSP-203, DSP-204). */
export function ListToggles() {
  const isNarrow = useIsNarrow();
  const [hideWaiting, flipWaiting] = useToggle('hideWaiting');
  const [nowView, flipNowView] = useToggle('nowView');
  if (isNarrow) {
    return (
      <MoreMenu label={listTexts.settings} entries={Entries}>
        <Entries />
      </MoreMenu>
    );
  }
  return (
    <>
      <ThemeButton size="1" variant="soft" color="gray" onClick={flipWaiting}>
        {hideWaiting ? listTexts.showWaiting : listTexts.hideWaiting}
      </ThemeButton>
      <ThemeButton
        size="1"
        variant={nowView ? 'solid' : 'soft'}
        color={nowView ? 'indigo' : 'gray'}
        aria-pressed={nowView}
        onClick={flipNowView}
      >
        {listTexts.nowView}
      </ThemeButton>
    </>
  );
}
