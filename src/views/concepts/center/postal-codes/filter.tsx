import { IconButton, Button as ThemeButton } from '@radix-ui/themes';
import { setQuery } from '../../../kit/router/router.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { usePostalCodes } from './choice.ts';
import { CodeField } from './code-field.tsx';
import styles from './postal-codes.module.css';
import { QuickMenu } from './quick-menu.tsx';
import { postalCodeTexts } from './text.ts';
import { postalCodesWindow } from './window.ts';

/** The postal-code filter: free text, `+/-` and the quick buttons (DSP-077). */
export function PostalCodeFilter() {
  const [codes, choose] = usePostalCodes();
  return (
    <fieldset className={styles.filter} aria-label={postalCodeTexts.filter}>
      <CodeField />
      {codes.length > 0 ? (
        <IconButton
          size="1"
          variant="ghost"
          color="gray"
          aria-label={postalCodeTexts.clear}
          title={postalCodeTexts.clear}
          onClick={() => choose([])}
        >
          <Icon name="cross" />
        </IconButton>
      ) : null}
      <ThemeButton
        size="1"
        variant="soft"
        color="gray"
        aria-label={postalCodeTexts.moreLabel}
        onClick={() => setQuery(postalCodesWindow.at({}))}
      >
        {postalCodeTexts.more}
      </ThemeButton>
      <QuickMenu />
    </fieldset>
  );
}
