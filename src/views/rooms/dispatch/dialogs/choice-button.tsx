import { Icon } from '../../../shared/ui/icon.tsx';
import styles from './move-dialog.module.css';

interface ChoiceButtonProps {
  readonly label: string;
  readonly onChoose: () => void;
}

/** One entry of a list to choose from. */
export function ChoiceButton({ label, onChoose }: ChoiceButtonProps) {
  return (
    <button type="button" className={styles.target} onClick={onChoose}>
      <span className={styles.label}>{label}</span>
      <Icon name="chevron" />
    </button>
  );
}
