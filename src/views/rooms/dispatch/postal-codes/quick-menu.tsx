import { Popover, Button as ThemeButton } from '@radix-ui/themes';
import { arrondissements, idfWithoutParis, paris, suburbs } from '../../../../domain/postal-code/quick-codes.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import styles from './postal-codes.module.css';
import { QuickButton } from './quick-button.tsx';
import { postalCodeTexts } from './text.ts';

/** The quick buttons, in a popover that stays open while several are pressed (DSP-862 to DSP-865). */
export function QuickMenu() {
  return (
    <Popover.Root>
      <Popover.Trigger>
        <ThemeButton size="1" variant="soft" color="gray">
          {postalCodeTexts.quick}
          <span className={styles.down}>
            <Icon name="chevron" size={10} />
          </span>
        </ThemeButton>
      </Popover.Trigger>
      <Popover.Content size="1" width="320px" align="end" aria-label={postalCodeTexts.quick}>
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
