import { IconButton } from '@radix-ui/themes';
import { Icon } from '../../shared/ui/icon.tsx';
import { Tip } from '../../shared/ui/tip.tsx';
import { headerTexts } from '../header/text.ts';
import { useSetQuery } from '../router.tsx';
import { searchPanel } from './panels.ts';

export function SearchButton() {
  const set = useSetQuery();
  return (
    <Tip text={headerTexts.search}>
      <IconButton
        variant="soft"
        color="gray"
        aria-label={headerTexts.search}
        aria-keyshortcuts="Control+K /"
        onClick={() => set(searchPanel.open)}
      >
        <Icon name="search" />
      </IconButton>
    </Tip>
  );
}
