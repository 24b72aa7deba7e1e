import type { Metas } from '../../../../domain/center/center.ts';
import { setRainBonus } from '../../../../domain/center/commands/dqp.ts';
import { dqpLabels } from '../../../../domain/center/text.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useCenterId } from '../../../kit/scope/use-center-id.ts';
import { Select } from '../../../ui/fields/select.tsx';
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
    <Select
      size="1"
      label={title}
      value={rain_bonus_id ? String(rain_bonus_id) : ''}
      placeholder={dqpTexts.noBonus}
      choices={bonuses.map(({ id, label }) => ({ value: String(id), label }))}
      isDisabled={blocked !== null}
      title={blocked ?? undefined}
      className={styles.bonus}
      onChoose={choose}
    />
  );
}
