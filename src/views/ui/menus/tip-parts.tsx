import { Tooltip as ThemeTooltip } from '@radix-ui/themes';
import { Tooltip } from 'radix-ui';
import { type ComponentProps, type ReactNode, type SyntheticEvent, useEffect, useImperativeHandle } from 'react';
import { useLatest } from '../use-latest.ts';

/** How a control was reached. */
export interface Asked {
  readonly control: HTMLElement;
  readonly event: SyntheticEvent<HTMLElement>;
}

interface OpenTipProps {
  readonly asked: Asked;
  readonly content: ReactNode;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

const delayMs = 200;

/** A tip that can open beside a reached control. */
export function OpenTip({ asked, content, isOpen, onOpenChange }: OpenTipProps) {
  const control = {
    ...(isOpen === undefined ? {} : { open: isOpen }),
    ...(onOpenChange ? { onOpenChange } : {}),
  };
  return (
    <Tooltip.Provider delayDuration={delayMs}>
      <ThemeTooltip content={content} {...control}>
        <StandIn asked={asked} />
      </ThemeTooltip>
    </Tooltip.Provider>
  );
}

type Trigger = ComponentProps<typeof Tooltip.Trigger>;

interface StandInProps extends Trigger {
  readonly asked: Asked;
}

const heard = {
  pointermove: 'onPointerMove',
  pointerleave: 'onPointerLeave',
  pointerdown: 'onPointerDown',
  focus: 'onFocus',
  blur: 'onBlur',
  click: 'onClick',
} as const;

/**
 * Stands in for the control where Radix wants it within the tip: it passes on the control's position and events. A
 * control moved there would be a new element, and lose a focus or a press.
 */
function StandIn({ asked: { control, event }, ref, 'aria-describedby': describedBy, ...handlers }: StandInProps) {
  useImperativeHandle(ref, () => control as HTMLButtonElement, [control]);
  const latest = useLatest(handlers);
  useEffect(() => {
    const listening = new AbortController();
    for (const [type, name] of Object.entries(heard)) {
      // Radix reads only fields that native events have too.
      const tell = (happened: Event) => latest.current[name]?.(happened as never);
      control.addEventListener(type, tell, { signal: listening.signal });
    }
    return () => listening.abort();
  }, [control, latest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it came for has happened before it was there
  useEffect(() => {
    if (event.type === 'pointerenter' && control.matches(':hover')) handlers.onPointerMove?.(event as never);
    if (event.type === 'focus' && control === document.activeElement) handlers.onFocus?.(event as never);
  }, [control]);
  useEffect(() => {
    if (!describedBy) return;
    // An open tip repeats the control's description.
    const before = control.getAttribute('aria-describedby');
    control.setAttribute('aria-describedby', describedBy);
    return () => {
      if (before === null) control.removeAttribute('aria-describedby');
      else control.setAttribute('aria-describedby', before);
    };
  }, [control, describedBy]);
  return null;
}
