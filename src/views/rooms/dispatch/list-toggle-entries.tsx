import { MenuAction } from '../../ui/menus/menu-parts.tsx';
import { directTexts } from './direct-dispatch/text.ts';
import { listTexts } from './text.ts';
import { useToggle } from './toggles.ts';

/** The settings of the list of orders to dispatch, each with its value (DSP-203, DSP-204, DSP-274). */
export function ListToggleEntries() {
  const [hideWaiting, flipWaiting] = useToggle('hideWaiting');
  const [nowView, flipNowView] = useToggle('nowView');
  const [canDispatchWaiting, flipAllowed] = useToggle('canDispatchWaitingTasks');
  return (
    <>
      <MenuAction label={hideWaiting ? listTexts.showWaiting : listTexts.hideWaiting} onSelect={flipWaiting} />
      <MenuAction label={listTexts.nowView} hint={listTexts.isOn(nowView)} onSelect={flipNowView} />
      <MenuAction label={directTexts.allowWaiting} hint={listTexts.isOn(canDispatchWaiting)} onSelect={flipAllowed} />
    </>
  );
}
