import { isChosen, type QuickCodes, toggled } from '../../../../domain/postal-code/quick-codes.ts';
import { Button } from '../../../ui/button.tsx';
import { usePostalCodes } from './choice.ts';
import styles from './postal-codes.module.css';

interface QuickButtonProps {
  readonly quick: QuickCodes;
  /** Its accessible name, where the label is short. */
  readonly label?: string;
  /** Deliveries with its codes. */
  readonly count?: number;
  readonly reason?: string | null;
}

/** Chooses codes; pressed again it removes them (DSP-868). */
export function QuickButton({ quick, label, count, reason = null }: QuickButtonProps) {
  const [codes, choose] = usePostalCodes();
  const isOn = isChosen(codes, quick);
  return (
    <Button
      size="1"
      variant={isOn ? 'solid' : 'soft'}
      color={isOn ? 'indigo' : 'gray'}
      aria-pressed={isOn}
      reason={reason}
      {...(label ? { 'aria-label': label } : {})}
      onClick={() => choose(toggled(codes, quick))}
    >
      {quick.label}
      {count === undefined ? null : <span className={styles.count}>{count}</span>}
    </Button>
  );
}
