import { ChevronDownIcon } from '@radix-ui/themes/components/icons';
import { type KeyboardEvent, useState } from 'react';
import { useKeptFocus } from '../focus/stable-focus.ts';
import { later, useWhenThere } from '../later/later.tsx';
import { MissingDialog } from '../windows/missing-dialog.tsx';
import type { SelectProps } from './select-props.ts';

/** The list of choices with its code; pages fetch it ahead. */
export const selectParts = later(() => import('./select-parts.tsx'));

/**
 * One of several choices, without a label above. Until the code of its list arrives it is a button that looks the same.
 */
export function Select(props: SelectProps) {
  const parts = useWhenThere(selectParts);
  const [isWanted, setIsWanted] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const focus = useKeptFocus(parts !== undefined, {});
  if (parts) return <parts.OpenSelect {...props} focus={focus} isOpenAtOnce={isWanted} />;
  const want = () => {
    setIsWanted(true);
    selectParts.fetch().catch(() => setIsMissing(true));
  };
  return (
    <>
      <SelectButton {...props} focus={focus} onOpen={want} />
      {isMissing ? <MissingDialog onClose={() => setIsMissing(false)} /> : null}
    </>
  );
}

const openKeys = ['ArrowDown', 'ArrowUp'];

interface SelectButtonProps extends SelectProps {
  readonly focus: ReturnType<typeof useKeptFocus>;
  readonly onOpen: () => void;
}

function SelectButton({ label, size = '2', value, placeholder, choices, ...props }: SelectButtonProps) {
  const { isDisabled, title, className = '', style, focus, onOpen } = props;
  const press = (event: KeyboardEvent) => {
    if (!openKeys.includes(event.key)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <button
      {...focus}
      type="button"
      role="combobox"
      aria-expanded={false}
      aria-haspopup="listbox"
      aria-label={label}
      data-state="closed"
      data-placeholder={value === '' ? '' : undefined}
      disabled={isDisabled}
      title={title}
      style={style}
      className={`rt-reset rt-SelectTrigger rt-r-size-${size} rt-variant-surface ${className}`}
      onClick={onOpen}
      onKeyDown={press}
    >
      <span className="rt-SelectTriggerInner">
        <span>{choices.find((choice) => choice.value === value)?.label ?? placeholder}</span>
      </span>
      <ChevronDownIcon className="rt-SelectIcon" aria-hidden />
    </button>
  );
}
