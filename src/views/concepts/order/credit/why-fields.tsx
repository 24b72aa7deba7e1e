import type { Ref } from 'react';
import type { MoneyReason } from '../../../../domain/money/credit/reasons.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { LongTextField } from '../../../ui/fields/text-field.tsx';
import { creditTexts as texts } from './text.ts';

interface WhyFieldsProps {
  readonly reasons: readonly MoneyReason[];
  readonly subtype: string;
  /** Whether this reason needs words. */
  readonly isWordy?: boolean;
  readonly onSubtype: (subtype: string) => void;
  readonly notes: {
    readonly name: string;
    readonly inputRef: Ref<HTMLTextAreaElement>;
    readonly onChange: React.ChangeEventHandler<HTMLTextAreaElement>;
    readonly onBlur: React.FocusEventHandler<HTMLTextAreaElement>;
    readonly error: string | undefined;
  };
}

/** The reason of a credit or a refund, and what its author writes of it (SUP-331 to SUP-334, SUP-363). */
export function WhyFields({ reasons, subtype, isWordy = false, onSubtype, notes }: WhyFieldsProps) {
  return (
    <>
      <SelectField
        label={texts.reason}
        placeholder={reasons.length > 0 ? texts.chooseReason : texts.noReason}
        value={subtype}
        choices={reasons.map((reason) => ({ value: reason.subtype, label: reason.label ?? reason.subtype }))}
        onChoose={onSubtype}
      />
      <LongTextField label={isWordy ? texts.neededNotes : texts.notes} {...notes} />
    </>
  );
}
