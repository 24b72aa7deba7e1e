import { setQuery, useParameter } from '../../../kit/router/router.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from '../logs.module.css';
import { pictureTexts as texts } from './text.ts';

/** Whether the day is shown as a picture; it stands in the address (LOG-209). */
export const useIsPicture = () => useParameter('view') === 'picture';

/** The day as a table or as a picture (LOG-209). */
export function ViewButtons({ isPicture }: { readonly isPicture: boolean }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend of its own
    <span className={styles.states} role="group" aria-label={texts.views}>
      {[false, true].map((picture) => (
        <Button
          key={String(picture)}
          size="1"
          variant={picture === isPicture ? 'solid' : 'soft'}
          color={picture === isPicture ? 'indigo' : 'gray'}
          className={styles.press}
          aria-pressed={picture === isPicture}
          onClick={() => setQuery({ view: picture ? 'picture' : null }, { replace: true })}
        >
          {picture ? texts.picture : texts.table}
        </Button>
      ))}
    </span>
  );
}
