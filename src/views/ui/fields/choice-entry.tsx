import { Icon } from '../icon.tsx';
import styles from './choice-entry.module.css';

interface ChoiceEntryProps {
  readonly label: string;
  /** Irreversible: it asks first. */
  readonly isFinal?: boolean;
  readonly onChoose: () => void;
}

/** One entry of a list to choose from. */
export function ChoiceEntry({ label, isFinal = false, onChoose }: ChoiceEntryProps) {
  return (
    <button type="button" className={styles.target} data-final={isFinal || undefined} onClick={onChoose}>
      <span className={styles.label}>{label}</span>
      <Icon name="chevron" />
    </button>
  );
}
