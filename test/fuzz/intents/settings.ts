import { list, record } from '../oracle/word.ts';
import { type Intent, intend, type Screen } from './screen.ts';

const metasOf = (screen: Screen) => record(screen.rows('metas').find(({ id }) => id === screen.center));

function delay(screen: Screen): Intent {
  const setting = screen.random.pick(['extra_delay', 'express_extra_delay', 'frichti_extra_delay']);
  return intend('dqp.delay', { center: screen.center, setting, value: screen.random.int(0, 3) * 5 });
}

function flip(screen: Screen): Intent {
  const setting = screen.random.pick(['dqp_express_prio_enabled', 'dqp_courier_enabled']);
  const isOn = metasOf(screen)[setting ?? ''] === true;
  return intend('dqp.switch', { center: screen.center, setting, value: !isOn });
}

function rainBonus(screen: Screen): Intent | undefined {
  const bonus = screen.random.pick(list(metasOf(screen).rain_bonuses).map(record));
  return (
    bonus && intend('dqp.rainBonus', { center: screen.center, setting: 'rain_bonus_id', value: bonus.id, label: '' })
  );
}

const extractFinalized = (screen: Screen) => intend('center.extractFinalized', { center: screen.center });
const generateDispatch = (screen: Screen) => intend('center.generateDispatch', { center: screen.center });

export const onSettings = [
  [2, delay],
  [1, flip],
  [1, rainBonus],
  [1, extractFinalized],
  [1, generateDispatch],
] as const;
