import { TextField } from '@radix-ui/themes';
import type { KeyboardEventHandler, Ref } from 'react';
import { Icon } from '../icon.tsx';

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onType: (typed: string) => void;
  readonly onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly id?: string;
  /** Id of its description. */
  readonly 'aria-describedby'?: string;
}

/** Reduces the list below it to matches. */
export function SearchField({ label, value, onType, inputRef, ...input }: SearchFieldProps) {
  return (
    <TextField.Root
      {...input}
      {...(inputRef ? { ref: inputRef } : {})}
      type="search"
      size="3"
      mb="2"
      autoComplete="off"
      aria-label={label}
      value={value}
      onChange={(event) => onType(event.currentTarget.value)}
    >
      <TextField.Slot>
        <Icon name="search" />
      </TextField.Slot>
    </TextField.Root>
  );
}
