import { TextField } from '@radix-ui/themes';
import type { KeyboardEventHandler } from 'react';
import { Icon } from './icon.tsx';

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onType: (typed: string) => void;
  readonly onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
}

/** Leaves of the list below it what has the words typed. */
export function SearchField({ label, value, onType, ...input }: SearchFieldProps) {
  return (
    <TextField.Root
      {...input}
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
