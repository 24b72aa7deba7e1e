import { needsDecision } from '../../../db/outbox/states.ts';
import { openAction } from '../../kit/actions/open/open-commands.ts';
import { useOpenCommands } from '../../kit/actions/open/use-open-commands.ts';
import { stateIcon } from '../../kit/marks/mark-icon.ts';
import { openPanel } from '../../kit/router/panel-address.ts';
import { setQuery } from '../../kit/router/router.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './own-actions.module.css';
import { ownTexts } from './text.ts';

/** The user's own actions that are not over, decisions first. Hidden without any. */
export function OwnActions() {
  const commands = useOpenCommands();
  if (commands.length === 0) return null;
  const actions = commands.map((stored) => openAction(stored, commands));
  const ordered = [
    ...actions.filter(({ stored }) => needsDecision(stored)),
    ...actions.filter(({ stored }) => !needsDecision(stored)),
  ];
  return (
    <section className={styles.section} aria-labelledby="own-actions-title">
      <h2 id="own-actions-title">{ownTexts.title(actions.length)}</h2>
      <ul className={styles.list}>
        {ordered.map(({ stored, label, stateLabel, reason }) => (
          <li key={stored.id}>
            <Icon name={stateIcon(stored.state)} />
            <span className={styles.label}>
              {label}
              <span className={styles.state}>{reason ? ownTexts.because(stateLabel, reason) : stateLabel}</span>
            </span>
            <Button
              size="1"
              variant="soft"
              aria-label={ownTexts.seeOf(label)}
              onClick={() => setQuery(openPanel('actions'))}
            >
              {needsDecision(stored) ? ownTexts.decide : ownTexts.see}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
