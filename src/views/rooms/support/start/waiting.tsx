import { openAction } from '../../../kit/actions/open/open-commands.ts';
import { useOpenCommands } from '../../../kit/actions/open/use-open-commands.ts';
import { stateIcon } from '../../../kit/marks/mark-icon.ts';
import { openPanel } from '../../../kit/router/panel-address.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import own from './start.module.css';
import { startTexts as texts } from './text.ts';

/** The user's own actions whose outcome is open; nothing without any. */
export function Waiting() {
  const commands = useOpenCommands();
  if (commands.length === 0) return null;
  return (
    <section className={own.card} aria-label={texts.waiting}>
      <header>
        <h2>{texts.waiting}</h2>
        <span>{commands.length}</span>
      </header>
      <ul>
        {commands.map((command) => {
          const { stored, label, stateLabel, reason } = openAction(command, commands);
          return (
            <li key={stored.id}>
              <Icon name={stateIcon(stored.state)} />
              <span className={own.words}>
                <b>{label}</b>
                <span className={own.state}>{reason ? texts.because(stateLabel, reason) : stateLabel}</span>
              </span>
              <Button
                size="1"
                variant="soft"
                color="gray"
                aria-label={texts.seeOf(label)}
                onClick={() => setQuery(openPanel('actions'))}
              >
                {texts.see}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
