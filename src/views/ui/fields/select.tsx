import { ChevronDownIcon } from '@radix-ui/themes/components/icons';
import { type KeyboardEvent, useState } from 'react';
import { useKeptFocus } from '../focus/stable-focus.ts';
import { later, useIsMissing, useWhenThere } from '../later/later.ts';
import { StillLoading } from '../later/still-loading.tsx';
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
  const focus = useKeptFocus(parts !== undefined, {});
  if (parts) return <parts.OpenSelect {...props} focus={focus} isOpenAtOnce={isWanted} />;
  const want = () => {
    setIsWanted(true);
    void selectParts.fetch();
  };
  return (
    <>
      <SelectButton {...props} focus={focus} onOpen={want} />
      {isWanted ? <WantedList onClose={() => setIsWanted(false)} /> : null}
    </>
  );
}

/** The list that was asked for, until its code is there. */
function WantedList({ onClose }: { readonly onClose: () => void }) {
  const isMissing = useIsMissing(selectParts);
  return isMissing ? <MissingDialog onClose={onClose} retry={() => void selectParts.fetch()} /> : <StillLoading />;
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
