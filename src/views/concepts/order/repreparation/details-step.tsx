import type { Ref } from 'react';
import type { Reason } from '../../../../domain/center/reasons.ts';
import type { OfferedSlot } from '../../../../domain/order/slot/slots.ts';
import { isolated } from '../../../../domain/words/isolate.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { Choice } from '../../../ui/fields/select-props.ts';
import { LongTextField } from '../../../ui/fields/text-field.tsx';
import { SlotFields } from '../slot/slot-fields.tsx';
import type { ChosenSlot, SlotForm } from '../slot/slot-form.ts';
import { type ChosenLine, nameOf } from './form.ts';
import styles from './repreparation.module.css';
import { repreparationTexts as texts } from './text.ts';

interface DetailsStepProps {
  readonly reasons: readonly Reason[];
  readonly reason: string;
  readonly comment: CommentField;
  readonly addresses: readonly Choice[];
  readonly address: string;
  readonly noAddress: string;
  readonly slot: SlotForm;
  readonly slots: readonly OfferedSlot[];
  readonly missingSlot: string | null;
  readonly isChecked: boolean;
  readonly chosen: readonly ChosenLine[];
  readonly chosenSlot: ChosenSlot | null;
  readonly parent: string;
  readonly onReason: (id: string) => void;
  readonly onAddress: (id: string) => void;
  readonly onSlot: (slot: SlotForm) => void;
}

interface CommentField {
  readonly name: string;
  readonly inputRef: Ref<HTMLTextAreaElement>;
  readonly onChange: React.ChangeEventHandler<HTMLTextAreaElement>;
  readonly onBlur: React.FocusEventHandler<HTMLTextAreaElement>;
  readonly error: string | undefined;
}

/** Reason, address and slot; beside them the new order (SUP-420, SUP-421, SUP-426, SUP-427). */
export function DetailsStep(props: DetailsStepProps) {
  const { reasons, reason, comment, addresses, address, noAddress, onReason, onAddress } = props;
  const wanted = reasons.find(({ id }) => String(id) === reason)?.wantsComment === true;
  return (
    <div className={styles.split}>
      <div>
        <SelectField
          label={texts.reason}
          placeholder={reasons.length > 0 ? texts.chooseReason : texts.noReason}
          value={reason}
          choices={reasons.map(({ id, label }) => ({ value: String(id), label }))}
          onChoose={onReason}
        />
        <LongTextField label={texts.comment} {...comment} />
        {wanted ? <small>{texts.commentHint}</small> : null}
        <SelectField
          label={texts.address}
          placeholder={noAddress}
          value={address}
          choices={addresses}
          onChoose={onAddress}
        />
        <SlotFields
          value={props.slot}
          slots={props.slots}
          missing={props.missingSlot}
          isChecked={props.isChecked}
          onChange={props.onSlot}
        />
      </div>
      <Made chosen={props.chosen} slot={props.chosenSlot} parent={props.parent} />
    </div>
  );
}

interface MadeProps {
  readonly chosen: readonly ChosenLine[];
  readonly slot: ChosenSlot | null;
  readonly parent: string;
}

/** The new order. */
function Made({ chosen, slot, parent }: MadeProps) {
  return (
    <aside className={styles.made} aria-label={texts.made}>
      <h3>{texts.made}</h3>
      <ul>
        {chosen.map(({ line, units }) => (
          <li key={line.order_product_id}>
            <span>{isolated(nameOf(line))}</span> <b>{units}</b>
          </li>
        ))}
      </ul>
      <dl>
        {slot ? (
          <>
            <dt>{texts.for}</dt>
            <dd>{slot.description}</dd>
          </>
        ) : null}
        <dt>{texts.parent}</dt>
        <dd>{parent}</dd>
      </dl>
    </aside>
  );
}
