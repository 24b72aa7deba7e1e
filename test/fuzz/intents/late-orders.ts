import { record } from '../oracle/word.ts';
import { type Intent, intend, type Screen } from './screen.ts';

type Intend = (screen: Screen) => Intent | undefined;

const by = 'claire@quai.example';

/** An order whose lateness nobody has dealt with, most of the time. */
function late(screen: Screen, hasRecord: boolean) {
  const order = screen.pickWhere(
    'order',
    ({ late_order }) => !!late_order === hasRecord && !record(late_order).reviewed_at,
  );
  const task = screen.rows('task').find((it) => it.linked_order === order?.id);
  const args = { orderId: order?.id, randomId: order?.random_id, taskId: task?.id ?? null, at: screen.at, by };
  return order && args;
}

const sms: Intend = (screen) => {
  const who = late(screen, false);
  return who && intend('late.sms', { ...who, creditCents: screen.random.pick([0, 550]), message: 'Bonjour.' });
};

const validate: Intend = (screen) => {
  const who = late(screen, true);
  const { random } = screen;
  const said = { creditCents: random.pick([0, 750]), recredit: random.chance(0.5), sms: 'Bonjour.' };
  return who && intend('late.validate', { ...who, ...said });
};

const warned: Intend = (screen) => {
  const who = late(screen, false);
  return who && intend('late.warned', who);
};

const ignore: Intend = (screen) => {
  const who = late(screen, true);
  return who && intend('late.ignore', who);
};

export const onLateOrders: readonly (readonly [weight: number, intend: Intend])[] = [
  [1, sms],
  [1, validate],
  [2, warned],
  [2, ignore],
];
