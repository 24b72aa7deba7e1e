import { Button as ThemeButton } from '@radix-ui/themes';
import { deposits } from '../../concepts/deposits/parameter.ts';
import { depositTexts } from '../../concepts/deposits/text.ts';
import { setQuery } from '../../kit/router/router.tsx';

/** Opens the deposits modal. */
export function DepositsButton() {
  return (
    <ThemeButton size="1" variant="soft" color="gray" aria-haspopup="dialog" onClick={() => setQuery(deposits.open)}>
      {depositTexts.open}
    </ThemeButton>
  );
}
