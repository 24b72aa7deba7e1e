import { IconButton } from '@radix-ui/themes';
import { Icon } from '../../shared/ui/icon.tsx';
import { Tip } from '../../shared/ui/tip.tsx';
import { headerTexts } from '../header/text.ts';
import { openPanel } from '../panels/address.ts';
import { setQuery } from '../router.tsx';
import { collectKeys } from './early-keys.ts';

export function SearchButton() {
  const open = () => {
    collectKeys();
    setQuery(openPanel('search'));
  };
  return (
    <Tip text={headerTexts.search}>
      <IconButton
        variant="soft"
        color="gray"
        aria-label={headerTexts.search}
        aria-keyshortcuts="Control+K /"
        onClick={open}
      >
        <Icon name="search" />
      </IconButton>
    </Tip>
  );
}
