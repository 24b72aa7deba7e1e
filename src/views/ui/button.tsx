import { Button as ThemeButton } from '@radix-ui/themes';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { useKeptFocus } from './focus/stable-focus.ts';
import { Tip } from './menus/tip.tsx';
import styles from './ui.module.css';

type ThemeProps = React.ComponentProps<typeof ThemeButton>;

interface ButtonProps
  extends Pick<
    ThemeProps,
    | 'variant'
    | 'color'
    | 'size'
    | 'aria-label'
    | 'aria-haspopup'
    | 'aria-expanded'
    | 'aria-pressed'
    | 'autoFocus'
    | 'className'
    | 'ref'
    | 'onFocus'
    | 'onBlur'
    | 'onKeyDown'
  > {
  /** Why it cannot be pressed now; null or absent when it can. */
  readonly reason?: string | null | undefined;
  readonly type?: 'button' | 'submit';
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A button that shows why it is disabled. It keeps its focus, so that the keyboard reaches the reason too. */
export function Button({ reason, type = 'button', onClick, children, ref, onFocus, onBlur, ...look }: ButtonProps) {
  const focus = useKeptFocus(Boolean(reason), { ref, onFocus, onBlur });
  if (reason) {
    return (
      <BlockedButton {...look} {...focus} type={type} reason={reason}>
        {children}
      </BlockedButton>
    );
  }
  return (
    <ThemeButton type={type} {...look} {...focus} {...(onClick ? { onClick } : {})}>
      {children}
    </ThemeButton>
  );
}

interface BlockedProps extends Omit<ButtonProps, 'onClick'> {
  readonly type: 'button' | 'submit';
}

/** A disabled submit button keeps its type: without one, Enter in a field would submit the form all the same. */
function BlockedButton({ reason, children, ...look }: BlockedProps) {
  const reasonId = useId();
  return (
    <Tip text={reason} opensOnPress>
      <ThemeButton
        {...look}
        aria-disabled
        onClick={refuse}
        aria-describedby={reasonId}
        className={`${styles.blocked} ${look.className ?? ''}`}
      >
        {children}
        <span id={reasonId} className={styles.hidden}>
          {reason}
        </span>
      </ThemeButton>
    </Tip>
  );
}

const refuse = (event: MouseEvent) => event.preventDefault();
