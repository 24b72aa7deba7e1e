import { Select } from '@radix-ui/themes';
import type { Metas } from '../../../../domain/center/center.ts';
import { setRainBonus } from '../../../../domain/center/commands/dqp.ts';
import { dqpLabels } from '../../../../domain/center/text.ts';
import { useAction } from '../../../app/use-action.ts';
import { useCenterId } from '../lookups.ts';
import { useAsk } from './ask.ts';
import styles from './dqp.module.css';
import { dqpTexts } from './text.ts';

const title = dqpLabels.rain_bonus_id;

/** The rain bonus of electric scooters (DSP-872). */
export function RainBonus({ rain_bonuses, rain_bonus_id }: Pick<Metas, 'rain_bonuses' | 'rain_bonus_id'>) {
  const center = useCenterId();
  const ask = useAsk();
  const { blocked, run } = useAction(setRainBonus);
  const bonuses = (rain_bonuses ?? []).map(({ id, label }) => ({ id, label: label ?? String(id) }));
  const choose = (text: string) => {
    const chosen = bonuses.find(({ id }) => String(id) === text);
    if (!chosen) return;
    const { id, label } = chosen;
    const send = () => run({ center, setting: 'rain_bonus_id', value: id, label });
    ask({ title, value: label, send, onEnd: () => undefined });
  };
  return (
    <Select.Root
      size="1"
      value={rain_bonus_id ? String(rain_bonus_id) : ''}
      disabled={blocked !== null}
      onValueChange={choose}
    >
      <Select.Trigger
        className={styles.bonus}
        aria-label={title}
        placeholder={dqpTexts.noBonus}
        {...(blocked === null ? {} : { title: blocked })}
      />
      <Select.Content>
        {bonuses.map(({ id, label }) => (
          <Select.Item key={id} value={String(id)}>
            {label}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  );
}
