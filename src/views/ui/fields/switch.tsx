import { Switch as ThemeSwitch } from '@radix-ui/themes';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from '../ui.module.css';

interface SwitchProps extends ComponentProps<typeof ThemeSwitch> {
  readonly children?: ReactNode;
}

/** A switch with its words, which turn it too; its touch target is 44 px, with words or without. */
export function Switch({ children, ...props }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.switch} htmlFor={id}>
      <ThemeSwitch id={id} radius="full" {...props} />
      {children}
    </label>
  );
}
