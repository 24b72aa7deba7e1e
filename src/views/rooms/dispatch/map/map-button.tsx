import { Button as ThemeButton } from '@radix-ui/themes';
import { useEffect } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { isTyping } from '../../../shared/ui/typing.ts';
import { useToggle } from '../toggles.ts';
import { boardMapId } from './address.ts';
import { mapEntryTexts } from './entry-text.ts';

/** Shows the map of the board, or takes it away; M does the same. */
export function MapButton() {
  const [isOpen, flip] = useToggle('map');
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'm' || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]'))
        return;
      flip();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [flip]);
  return (
    <ThemeButton
      size="1"
      variant={isOpen ? 'solid' : 'soft'}
      color={isOpen ? 'indigo' : 'gray'}
      aria-expanded={isOpen}
      aria-controls={boardMapId}
      aria-keyshortcuts="m"
      title={mapEntryTexts.openHint}
      onClick={flip}
    >
      <Icon name="pin" />
      {mapEntryTexts.open}
    </ThemeButton>
  );
}
