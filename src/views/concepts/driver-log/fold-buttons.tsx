import { Button } from '../../ui/button.tsx';
import styles from './driver-log.module.css';
import { logTexts } from './text.ts';
import type { Unfolded } from './unfolded.ts';

/** LOG-019. */
export const FoldButtons = ({ unfolded }: { readonly unfolded: Unfolded }) => (
  <span className={styles.folds}>
    <Button size="1" variant="ghost" color="gray" className={styles.press} onClick={unfolded.expand}>
      {logTexts.expand}
    </Button>
    <Button size="1" variant="ghost" color="gray" className={styles.press} onClick={unfolded.collapse}>
      {logTexts.collapse}
    </Button>
  </span>
);
