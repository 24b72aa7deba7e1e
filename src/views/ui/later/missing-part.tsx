import { Button } from '@radix-ui/themes';
import { uiTexts } from '../text.ts';
import styles from './later.module.css';

/** In the place of a part of the page whose code did not come, or that failed. */
export function MissingPart({ retry }: { readonly retry: () => void }) {
  return (
    <div className={styles.missing} role="status">
      {uiTexts.missingPart}
      <Button size="1" variant="soft" onClick={retry}>
        {uiTexts.retry}
      </Button>
      <Button size="1" variant="soft" color="gray" onClick={() => location.reload()}>
        {uiTexts.reload}
      </Button>
    </div>
  );
}
