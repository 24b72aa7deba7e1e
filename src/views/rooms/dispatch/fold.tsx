import { Button as ThemeButton } from '@radix-ui/themes';
import { dockTexts } from '../../concepts/dock/text.ts';
import { Icon } from '../../ui/icon.tsx';
import { useIsPrinting } from '../../ui/tables/printing.ts';
import styles from './fold.module.css';
import { type Foldable, foldOf, openOf, useToggle } from './toggles.ts';

interface Fold {
  readonly canFold: boolean;
  readonly isFolded: boolean;
  readonly flip: () => void;
}

/**
 * Whether a list is folded, kept on this device (DSP-211); null for a list that does not fold. One that `isQuiet`, with
 * nothing urgent in it, is folded until the user opens it. Paper has no fold.
 */
export function useFold(name: Foldable | null, isQuiet = false): Fold {
  const list = name ?? 'ready';
  const [isClosed, flipClosed] = useToggle(foldOf(list));
  const [isOpened, flipOpened] = useToggle(openOf(list));
  const isPrinting = useIsPrinting();
  const isFolded = name !== null && !isPrinting && (isClosed || (isQuiet && !isOpened));
  const flip = () => {
    if (isClosed !== !isFolded) flipClosed();
    if (isOpened !== isFolded) flipOpened();
  };
  return { canFold: name !== null, isFolded, flip };
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
