import { IconButton } from '@radix-ui/themes';
import { collectKeys } from '../../kit/keys/early-keys.ts';
import { openPanel } from '../../kit/router/panel-address.ts';
import { setQuery } from '../../kit/router/router.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tip } from '../../ui/menus/tip.tsx';
import { headerTexts } from '../header/text.ts';

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
