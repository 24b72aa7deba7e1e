import { Popover } from '@radix-ui/themes';
import { type ReactElement, useRef } from 'react';
import { arrondissements, idfWithoutParis, paris, suburbs } from '../../../../domain/postal-code/quick-codes.ts';
import { focusOn } from '../../../ui/focus/focus-on.ts';
import styles from './postal-codes.module.css';
import { QuickButton } from './quick-button.tsx';
import { postalCodeTexts } from './text.ts';

interface QuickPopoverProps {
  readonly trigger: ReactElement;
}

/** Open from its first render: its code comes ahead, or at the press. */
export function QuickPopover({ trigger }: QuickPopoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  const returnFocus = (event: Event) => {
    event.preventDefault();
    focusOn(button.current);
  };
  return (
    <Popover.Root defaultOpen>
      <Popover.Trigger ref={button}>{trigger}</Popover.Trigger>
      <Popover.Content
        size="1"
        width="320px"
        align="end"
        aria-label={postalCodeTexts.quick}
        onCloseAutoFocus={returnFocus}
      >
        <section className={styles.group} aria-label={postalCodeTexts.arrondissements}>
          {arrondissements.map((quick) => (
            <QuickButton key={quick.label} quick={quick} label={postalCodeTexts.arrondissement(quick.label)} />
          ))}
        </section>
        <section className={styles.line} aria-label={postalCodeTexts.around}>
          <QuickButton quick={paris} />
          <QuickButton quick={idfWithoutParis} />
          {suburbs.map((quick) => (
            <QuickButton key={quick.label} quick={quick} label={postalCodeTexts.department(quick.label)} />
          ))}
        </section>
      </Popover.Content>
    </Popover.Root>
  );
}
