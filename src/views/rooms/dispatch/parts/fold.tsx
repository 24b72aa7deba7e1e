import { Button as ThemeButton } from '@radix-ui/themes';
import { dockTexts } from '../../../shared/dock/text.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { type Foldable, useToggle } from '../toggles.ts';
import styles from './fold.module.css';

interface Fold {
  readonly canFold: boolean;
  readonly isFolded: boolean;
  readonly flip: () => void;
}

/** Whether a list is folded, kept on this device (DSP-211); null for a list that does not fold. */
export function useFold(name: Foldable | null): Fold {
  const [isFolded, flip] = useToggle(`fold:${name ?? 'ready'}`);
  return { canFold: name !== null, isFolded: name !== null && isFolded, flip };
}

interface FoldButtonProps {
  readonly fold: Fold;
  readonly label: string;
  readonly controls: string;
}

export function FoldButton({ fold, label, controls }: FoldButtonProps) {
  if (!fold.canFold) return null;
  return (
    <ThemeButton
      size="1"
      variant="ghost"
      color="gray"
      className={styles.fold}
      aria-expanded={!fold.isFolded}
      aria-describedby={controls}
      title={fold.isFolded ? dockTexts.expand : dockTexts.collapse.other}
      onClick={fold.flip}
    >
      <span className={styles.arrow} data-open={!fold.isFolded}>
        <Icon name="chevron" />
      </span>
      {label}
    </ThemeButton>
  );
}
