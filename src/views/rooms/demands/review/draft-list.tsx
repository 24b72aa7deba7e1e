import { type Demand, type DemandId, isOpen } from '../../../../domain/extra-cost/demand.ts';
import { demandTexts } from '../../../concepts/demands/text.ts';
import { Button } from '../../../ui/button.tsx';
import type { DecisionDrafts } from './drafts.ts';
import styles from './review.module.css';
import { evidenceTexts as texts } from './text.ts';

interface DraftListProps {
  readonly drafts: DecisionDrafts;
  readonly demands: readonly Demand[];
  readonly onResume: (id: DemandId) => void;
}

/** Decisions that wait to be taken up again; one that somebody else has taken meanwhile says so (LOG-193). */
export function DraftList({ drafts: { drafts, drop }, demands, onResume }: DraftListProps) {
  if (drafts.size === 0) return null;
  return (
    <section className={styles.drafts} aria-label={texts.draftsTitle}>
      <h2>{texts.draftsTitle}</h2>
      <ul>
        {[...drafts].map(([id, decision]) => {
          const demand = demands.find((each) => each.id === id);
          const name = demand?.driver.name ?? texts.unseen(id);
          return (
            <li key={id}>
              {texts.draftOf(demandTexts.drafts[decision], name)}
              {demand && !isOpen(demand) ? <b>{texts.meanwhile}</b> : null}
              {demand && isOpen(demand) ? (
                <Button size="1" variant="soft" aria-label={texts.resumeOf(name)} onClick={() => onResume(demand.id)}>
                  {texts.resume}
                </Button>
              ) : null}
              <Button size="1" variant="ghost" color="gray" aria-label={texts.forgetOf(name)} onClick={() => drop(id)}>
                {texts.forget}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
