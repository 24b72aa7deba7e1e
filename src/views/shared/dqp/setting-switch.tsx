import { Switch as ThemeSwitch } from '@radix-ui/themes';
import { useId } from 'react';
import { setSwitch } from '../../../domain/center/commands/dqp.ts';
import type { Switch } from '../../../domain/center/dqp.ts';
import { dqpLabels, switchText } from '../../../domain/center/text.ts';
import { useAction } from '../../app/use-action.ts';
import { useCenterId } from '../../app/use-center-id.ts';
import { useAsk } from './ask.ts';
import styles from './dqp.module.css';

interface SettingSwitchProps {
  readonly setting: Switch;
  readonly isOn: boolean;
}

/** A switch of the center; it turns once confirmed (DSP-870, DSP-875). */
export function SettingSwitch({ setting, isOn }: SettingSwitchProps) {
  const id = useId();
  const center = useCenterId();
  const ask = useAsk();
  const { blocked, run } = useAction(setSwitch);
  const title = dqpLabels[setting];
  const turn = (value: boolean) => {
    const send = () => run({ center, setting, value });
    ask({ title, value: switchText(value), send, onEnd: () => undefined });
  };
  return (
    <label className={styles.switch} htmlFor={id}>
      <ThemeSwitch
        id={id}
        size="2"
        checked={isOn}
        aria-label={title}
        title={blocked ?? title}
        disabled={blocked !== null}
        onCheckedChange={turn}
      />
    </label>
  );
}
