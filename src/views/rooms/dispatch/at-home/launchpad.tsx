import type { DepartureChoice } from '../../../../domain/dock/departure-filter.ts';
import { hasBasket, type Launchpad } from '../../../../domain/launchpad.ts';
import { dockTexts } from '../../../concepts/dock/text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { RoundSection } from '../docks/round-section.tsx';
import { roundLists } from '../filters.ts';
import { useRoundCount } from '../view-model.ts';
import styles from './launchpad.module.css';
import { atHomeTexts } from './text.ts';

interface LaunchpadRoundsProps {
  readonly launchpad: Launchpad;
  readonly choice: DepartureChoice;
  /** Takes the departure filter away. */
  readonly onShowAll: () => void;
}

/** The rounds of one launchpad, list by list (PRP-040, DSP-212). */
export function LaunchpadRounds({ launchpad, choice, onShowAll }: LaunchpadRoundsProps) {
  const count = useRoundCount(launchpad, choice);
  const titleId = `launchpad-${launchpad}`;
  return (
    <section className={styles.launchpad} aria-labelledby={titleId}>
      <h2 id={titleId}>
        {hasBasket({ launchpad }) ? <Icon name="basket" /> : null}
        {dockTexts.heading(atHomeTexts.launchpads[launchpad], count)}
      </h2>
      {roundLists.map((list) => (
        <RoundSection
          key={list}
          list={list}
          screen="full"
          choice={choice}
          onShowAll={onShowAll}
          within={{ launchpad, titleId }}
        />
      ))}
    </section>
  );
}
