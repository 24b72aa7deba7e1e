import { type CauseChoice, causeKinds, hasCause, type LateLine } from '../../../../domain/past-day/causes.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './past-day.module.css';
import { pastDayTexts as texts } from './text.ts';

interface CauseButtonsProps {
  readonly lines: readonly LateLine[];
  readonly choice: CauseChoice | null;
  readonly onChoose: (choice: CauseChoice | null) => void;
}

/** How many late orders have each cause; a press keeps their rounds, the next one shows all again (OUR-238). */
export function CauseButtons({ lines, choice, onChoose }: CauseButtonsProps) {
  const counts = causeKinds.map((kind) => lines.filter((line) => hasCause(line, kind)).length);
  const isTwice = counts.reduce((sum, count) => sum + count, 0) > lines.length;
  return (
    <section className={styles.causes} aria-label={texts.causes}>
      {causeKinds.map((kind, at) => {
        const isOn = choice === kind;
        const count = counts[at] ?? 0;
        if (count === 0 && !isOn) return null;
        return (
          <Button
            key={kind}
            variant={isOn ? 'solid' : 'soft'}
            color={isOn ? 'indigo' : 'gray'}
            aria-pressed={isOn}
            onClick={() => onChoose(isOn ? null : kind)}
          >
            {texts.choice(texts.choices[kind], count)}
          </Button>
        );
      })}
      {isTwice ? <span className={styles.note}>{texts.twice}</span> : null}
    </section>
  );
}
