import { setSwitch } from '../../../../domain/center/commands/dqp.ts';
import type { Switch as DqpSwitch } from '../../../../domain/center/dqp.ts';
import { dqpLabels, switchText } from '../../../../domain/center/text.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useCenterId } from '../../../kit/scope/use-center-id.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { useAsk } from './ask.ts';

interface SettingSwitchProps {
  readonly setting: DqpSwitch;
  readonly isOn: boolean;
}

/** A switch of the center; it turns once confirmed (DSP-870, DSP-875). */
export function SettingSwitch({ setting, isOn }: SettingSwitchProps) {
  const center = useCenterId();
  const ask = useAsk();
  const { blocked, run } = useAction(setSwitch);
  const title = dqpLabels[setting];
  const turn = (value: boolean) => {
    const send = () => run({ center, setting, value });
    ask({ title, value: switchText(value), send, onEnd: () => undefined });
  };
  return (
    <Switch
      size="2"
      checked={isOn}
      aria-label={title}
      title={blocked ?? title}
      disabled={blocked !== null}
      onCheckedChange={turn}
    />
  );
}
