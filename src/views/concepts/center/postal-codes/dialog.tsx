import { Button as ThemeButton } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { frequentDepartments } from '../../../../domain/postal-code/current-codes.ts';
import { outsideIdf } from '../../../../domain/postal-code/quick-codes.ts';
import { useMetas } from '../../../kit/queries/use-metas.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { usePostalCodes } from './choice.ts';
import styles from './postal-codes.module.css';
import { QuickButton } from './quick-button.tsx';
import { postalCodeTexts } from './text.ts';
import { useFoundCodes } from './use-current-codes.ts';

/** `+/-`: the chosen codes and those to choose; each press counts at once (DSP-866, DSP-867). */
export function PostalCodesDialog({ onClose }: { readonly onClose: () => void }) {
  const metas = useMetas();
  const found = useFoundCodes() ?? [];
  const outside = outsideIdf(metas?.non_idf_departments);
  return (
    <Dialog title={postalCodeTexts.title} width="520px" onClose={onClose}>
      <Chosen />
      <Group title={postalCodeTexts.frequent}>
        {frequentDepartments(found).map(({ code, count }) => (
          <QuickButton
            key={code}
            quick={{ label: code, codes: [code] }}
            label={postalCodeTexts.counted(postalCodeTexts.department(code), count)}
            count={count}
          />
        ))}
      </Group>
      <Group title={postalCodeTexts.outside}>
        <QuickButton quick={outside} reason={outside.codes.length === 0 ? postalCodeTexts.noOutside : null} />
      </Group>
      <Group title={postalCodeTexts.found}>
        {found.length === 0 ? <p className={styles.none}>{postalCodeTexts.noneFound}</p> : null}
        {found.map(({ code, count }) => (
          <QuickButton
            key={code}
            quick={{ label: code, codes: [code] }}
            label={postalCodeTexts.counted(code, count)}
            count={count}
          />
        ))}
      </Group>
    </Dialog>
  );
}

function Chosen() {
  const [codes, choose] = usePostalCodes();
  return (
    <Group title={postalCodeTexts.chosen}>
      {codes.length === 0 ? <p className={styles.none}>{postalCodeTexts.noneChosen}</p> : null}
      {codes.map((code) => (
        <ThemeButton
          key={code}
          size="1"
          variant="solid"
          aria-label={postalCodeTexts.remove(code)}
          onClick={() => choose(codes.filter((other) => other !== code))}
        >
          {code} <Icon name="cross" size={10} />
        </ThemeButton>
      ))}
      {codes.length > 1 ? (
        <ThemeButton size="1" variant="soft" color="gray" onClick={() => choose([])}>
          {postalCodeTexts.removeAll}
        </ThemeButton>
      ) : null}
    </Group>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles.line}>{children}</div>
    </section>
  );
}
