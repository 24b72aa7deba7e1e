import { RadioGroup, TextField } from '@radix-ui/themes';
import { useId } from 'react';
import { startMoved } from '../../../../domain/order/slot/free-slot.ts';
import type { OfferedSlot } from '../../../../domain/order/slot/slots.ts';
import { hourText, longDateText } from '../../../../domain/time/paris-time.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import styles from './slot.module.css';
import { type SlotForm, slotErrors } from './slot-form.ts';
import { slotTexts as texts } from './text.ts';

interface SlotFieldsProps {
  readonly value: SlotForm;
  readonly slots: readonly OfferedSlot[];
  /** Why no slot is offered; null if any is. */
  readonly missing: string | null;
  /** Errors are shown once the form was sent. */
  readonly isChecked: boolean;
  readonly onChange: (slot: SlotForm) => void;
}

const modes = ['offered', 'free'] as const;

/** A slot of those offered, day by day, or a free one (SUP-460 to SUP-464). */
export function SlotFields({ value, slots, missing, isChecked, onChange }: SlotFieldsProps) {
  return (
    <fieldset className={styles.slots}>
      <legend>{texts.legend}</legend>
      <div className={styles.modes}>
        {modes.map((mode) => (
          <Button
            key={mode}
            size="2"
            variant={mode === value.mode ? 'solid' : 'soft'}
            color="gray"
            aria-pressed={mode === value.mode}
            onClick={() => onChange({ ...value, mode })}
          >
            {texts.modes[mode]}
          </Button>
        ))}
      </div>
      {value.mode === 'offered' ? (
        <Offered
          slots={slots}
          missing={missing}
          chosen={value.offered}
          onChoose={(offered) => onChange({ ...value, offered })}
        />
      ) : (
        <Free value={value} isChecked={isChecked} onChange={onChange} />
      )}
    </fieldset>
  );
}

interface OfferedProps extends Pick<SlotFieldsProps, 'slots' | 'missing'> {
  readonly chosen: string;
  readonly onChoose: (start: string) => void;
}

function Offered({ slots, missing, chosen, onChoose }: OfferedProps) {
  if (missing !== null) return <p role="status">{missing}</p>;
  const dayOf = ({ shipping_time }: OfferedSlot) => longDateText(shipping_time);
  const days = [...new Set(slots.map(dayOf))];
  return (
    <RadioGroup.Root
      value={slots.some((slot) => slot.shipping_time === chosen) ? chosen : ''}
      aria-label={texts.modes.offered}
      className={styles.days}
      onValueChange={onChoose}
    >
      {days.map((day) => (
        <div key={day}>
          <h3>{day}</h3>
          {slots
            .filter((slot) => dayOf(slot) === day)
            .map(({ shipping_time, max_shipping_time, isSpeed }) => (
              <RadioGroup.Item key={shipping_time} value={shipping_time} className={styles.choice}>
                {texts.times(hourText(shipping_time), hourText(max_shipping_time))}
                {isSpeed ? (
                  <>
                    {' '}
                    <Badge tone="purple">{texts.quick}</Badge>
                  </>
                ) : null}
              </RadioGroup.Item>
            ))}
        </div>
      ))}
    </RadioGroup.Root>
  );
}

function Free({ value, isChecked, onChange }: Pick<SlotFieldsProps, 'value' | 'isChecked' | 'onChange'>) {
  const nowMs = useServerNow();
  const errors = isChecked ? slotErrors(value, nowMs) : { start: null, end: null };
  const hintId = useId();
  const moveStart = (start: Partial<Pick<SlotForm, 'startDay' | 'startTime'>>) =>
    onChange({ ...value, ...startMoved(value, start) });
  return (
    <>
      <div className={styles.pair}>
        <Moment
          label={texts.startDay}
          type="date"
          value={value.startDay}
          onType={(startDay) => moveStart({ startDay })}
        />
        <Moment
          label={texts.startTime}
          type="time"
          value={value.startTime}
          error={errors.start}
          onType={(startTime) => moveStart({ startTime })}
        />
        <Moment
          label={texts.endDay}
          type="date"
          value={value.endDay}
          onType={(endDay) => onChange({ ...value, endDay })}
        />
        <Moment
          label={texts.endTime}
          type="time"
          value={value.endTime}
          error={errors.end}
          onType={(endTime) => onChange({ ...value, endTime })}
        />
      </div>
      <p id={hintId} className={styles.hint}>
        {texts.paris}
      </p>
    </>
  );
}

interface MomentProps {
  readonly label: string;
  readonly type: 'date' | 'time';
  readonly value: string;
  readonly error?: string | null;
  readonly onType: (text: string) => void;
}

function Moment({ label, type, value, error, onType }: MomentProps) {
  return (
    <Field label={label} error={error ?? undefined}>
      {(tied) => (
        <TextField.Root
          {...tied}
          type={type}
          size="3"
          value={value}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
