import { SegmentedControl } from '@radix-ui/themes';
import { Optimizer, optimizers } from '../../../../domain/route/optimize.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import styles from './route.module.css';
import { optimizeTexts } from './text.ts';
import { routeWindow } from './window.ts';

interface OptimizerChoiceProps {
  readonly dockId: number;
  readonly optimizer: Optimizer | null;
}

/** Chooses the route shown: the present one, or an optimiser's, which is then requested. */
export function OptimizerChoice({ dockId, optimizer }: OptimizerChoiceProps) {
  const choose = (value: string) =>
    setQuery(routeWindow.at({ dockId, to: Optimizer.safeParse(value).data ?? null }), { replace: true });
  return (
    <SegmentedControl.Root
      size="1"
      className={styles.choice}
      aria-label={optimizeTexts.choice}
      value={optimizer ?? 'today'}
      onValueChange={choose}
    >
      <SegmentedControl.Item value="today">{optimizeTexts.today}</SegmentedControl.Item>
      {optimizers.map((name) => (
        <SegmentedControl.Item key={name} value={name}>
          {optimizeTexts.optimizers[name]}
        </SegmentedControl.Item>
      ))}
    </SegmentedControl.Root>
  );
}
