import { Icon } from '../../../shared/ui/icon.tsx';
import styles from './move-dialog.module.css';

interface ChoiceButtonProps {
  readonly label: string;
  /** It cannot be taken back: it asks first. */
  readonly isFinal?: boolean;
  readonly onChoose: () => void;
}

/** One entry of a list to choose from. */
export function ChoiceButton({ label, isFinal = false, onChoose }: ChoiceButtonProps) {
  return (
    <button type="button" className={styles.target} data-final={isFinal || undefined} onClick={onChoose}>
      <span className={styles.label}>{label}</span>
      <Icon name="chevron" />
    </button>
  );
}
