import { Button as ThemeButton } from '@radix-ui/themes';
import { useSingleKey } from '../../../kit/keys/single-keys.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useToggle } from '../toggles.ts';
import { boardMapId } from './element-id.ts';
import { mapEntryTexts } from './entry-text.ts';

/** Shows the map of the board, or takes it away; M does the same. */
export function MapButton() {
  const [isOpen, flip] = useToggle('map');
  useSingleKey('m', flip);
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
