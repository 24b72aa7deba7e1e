import { Select as ThemeSelect } from '@radix-ui/themes';
import type { useKeptFocus } from '../focus/stable-focus.ts';
import { ChoiceList } from './choice-list.tsx';
import type { SelectProps } from './select-props.ts';

interface OpenSelectProps extends SelectProps {
  readonly focus: ReturnType<typeof useKeptFocus>;
  /** Pressed while loading. */
  readonly isOpenAtOnce: boolean;
}

/** A select that can open; letters typed jump to the choice that starts with them. */
export function OpenSelect({ label, size = '2', value, placeholder, choices, style, ...props }: OpenSelectProps) {
  const { isDisabled = false, title, className, focus, isOpenAtOnce, onChoose } = props;
  const look = { ...(placeholder ? { placeholder } : {}), ...(style ? { style } : {}) };
  return (
    <ThemeSelect.Root
      size={size}
      value={value}
      disabled={isDisabled}
      defaultOpen={isOpenAtOnce}
      onValueChange={onChoose}
    >
      <ThemeSelect.Trigger {...focus} {...look} aria-label={label} className={className} title={title} />
      <ChoiceList choices={choices} />
    </ThemeSelect.Root>
  );
}
