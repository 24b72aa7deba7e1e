import type { SmsText } from '../../../domain/sms-text/sms-text-row.ts';
import { setQuery } from '../../kit/router/router.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import styles from './sms-text.module.css';
import { smsTextTexts as texts } from './text.ts';
import { useHasTexts, useSmsTexts } from './use-sms-texts.ts';
import { smsTextsWindow } from './window.ts';

interface TextChoiceProps {
  /** The text that was chosen last, and whether somebody has typed in it since. */
  readonly chosen: { readonly title: string; readonly isTyped: boolean } | null;
  readonly onChoose: (text: SmsText) => void;
  /** Brings back the words that the choice replaced; null where there are none. */
  readonly onTakeBack: (() => void) | null;
  /** The late order whose window it stands in; null for a page, over which the list of texts opens. */
  readonly orderId: number | null;
}

/** Chooses a kept text for the field below it (OUR-218); nothing against a server that keeps none. */
export function TextChoice({ chosen, onChoose, onTakeBack, orderId }: TextChoiceProps) {
  const hasTexts = useHasTexts();
  const kept = useSmsTexts();
  if (!hasTexts) return null;
  return (
    <div className={styles.choice}>
      <SelectField
        label={texts.choose}
        // A choice fills the field, and is no state of it: the same one can be chosen again.
        value=""
        placeholder={kept?.texts.length === 0 ? texts.none : texts.choose}
        choices={(kept?.texts ?? []).map(({ id, title, is_shared }) => ({
          value: String(id),
          label: texts.choice(title ?? '', is_shared === true),
        }))}
        onChoose={(value) => {
          const text = kept?.texts.find(({ id }) => String(id) === value);
          if (text) onChoose(text);
        }}
      />
      <p className={styles.note} role="status">
        {chosen === null ? null : texts.chosen(chosen.title, chosen.isTyped)}{' '}
        {kept ? texts.readAt(kept.readAtMs) : texts.notHere}
      </p>
      <div className={styles.ways}>
        {onTakeBack ? (
          <Button size="1" variant="soft" color="gray" onClick={onTakeBack}>
            {texts.takeBack}
          </Button>
        ) : null}
        <Button size="1" variant="ghost" color="gray" onClick={() => setQuery(smsTextsWindow.at({ orderId }))}>
          {texts.manage}
        </Button>
      </div>
    </div>
  );
}
