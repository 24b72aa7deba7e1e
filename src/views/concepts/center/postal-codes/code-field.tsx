import { TextField } from '@radix-ui/themes';
import { useId, useState } from 'react';
import { codesIn, codesText } from '../../../../domain/postal-code/postal-code.ts';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Tip } from '../../../ui/menus/tip.tsx';
import { usePostalCodes } from './choice.ts';
import styles from './postal-codes.module.css';
import { postalCodeTexts } from './text.ts';

/** Text typed over a choice; another choice made elsewhere replaces it. */
interface Typed {
  readonly text: string;
  readonly over: string;
  /** It was taken: invalid codes stay in it, marked. */
  readonly isTaken: boolean;
}

/** Codes as text; taken on Enter and when the field is left (DSP-860). */
export function CodeField() {
  const [codes, choose] = usePostalCodes();
  const [typed, setTyped] = useState<Typed | null>(null);
  const errorId = useId();
  const chosen = codesText(codes);
  const own = typed?.over === chosen ? typed : null;
  const invalid = own?.isTaken ? codesIn(own.text).invalid : [];
  const isInvalid = invalid.length > 0;

  const take = () => {
    if (!own) return;
    const said = codesIn(own.text);
    setTyped(said.invalid.length > 0 ? { text: own.text, over: codesText(said.codes), isTaken: true } : null);
    choose(said.codes);
  };
  return (
    <TextField.Root
      size="1"
      className={styles.field}
      value={own?.text ?? chosen}
      placeholder={postalCodeTexts.placeholder}
      aria-label={postalCodeTexts.field}
      autoComplete="off"
      {...(isInvalid ? { color: 'red', variant: 'soft', 'aria-invalid': true, 'aria-describedby': errorId } : {})}
      onChange={(event) => setTyped({ text: event.target.value, over: chosen, isTaken: own?.isTaken ?? false })}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
    >
      {isInvalid ? (
        <TextField.Slot side="right">
          <Tip text={postalCodeTexts.invalid(invalid)}>
            <span>
              <Icon name="warning" />
            </span>
          </Tip>
          <HiddenText>
            <span id={errorId} role="alert">
              {postalCodeTexts.invalid(invalid)}
            </span>
          </HiddenText>
        </TextField.Slot>
      ) : null}
    </TextField.Root>
  );
}
