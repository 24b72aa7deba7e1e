import { uiTexts } from '../text.ts';
import styles from './later.module.css';

/** Says that something asked for is coming: over the page, and only where it takes a moment, so that nothing flashes. */
export const StillLoading = () => <output className={styles.loading}>{uiTexts.loading}</output>;
