import { setTimeout as wait } from 'node:timers/promises';
import type { PaymentService } from '../../server/payments/service.ts';
import type { Random } from '../../server/src/world/random.ts';

/** What providers do to us, one thing after the other. */
const kinds = ['fine', 'declines', 'slow', 'loses', 'answersLate', 'isDown', 'doubles', 'failsLater', 'holds'] as const;

/** Providers as they are when nothing is wrong; what waits is told. */
export async function clearUp({ cards, edenred, paygreen, tellers }: PaymentService): Promise<void> {
  const fine = { refusal: null, losesAnswers: false, isSlow: false, isDown: false, delayMs: 0 };
  for (const { faults } of [cards, edenred]) Object.assign(faults, fine, { answersAfterMs: 0 });
  Object.assign(paygreen.faults, { refusal: null, losesAnswers: false, isDown: false, delayMs: 0 });
  for (const { faults } of Object.values(tellers))
    Object.assign(faults, { isHeld: false, isDoubled: false, isReversed: false });
  await Promise.all(Object.values(tellers).map((teller) => teller.deliver()));
}

export async function playWeather(bank: PaymentService, random: Random, isOver: () => boolean): Promise<number> {
  const { cards, edenred, paygreen, tellers } = bank;
  let count = 0;
  for (; !isOver(); count += 1) {
    const book = random.pick([cards, edenred]);
    const kind = random.pick(kinds);
    if (kind === 'declines') (random.chance(0.5) ? book : paygreen).faults.refusal = 'Refusé';
    if (kind === 'slow') book.faults.isSlow = true;
    if (kind === 'loses') (random.chance(0.5) ? book : paygreen).faults.losesAnswers = true;
    if (kind === 'answersLate') cards.faults.answersAfterMs = random.int(300, 1_500);
    if (kind === 'isDown') (random.chance(0.5) ? book : paygreen).faults.isDown = true;
    if (kind === 'doubles') Object.assign(tellers.stripe.faults, { isDoubled: true, isReversed: true });
    if (kind === 'holds') tellers.stripe.faults.isHeld = true;
    if (kind === 'failsLater') {
      const done = cards.all.filter(({ status }) => status === 'succeeded');
      if (done.length > 0) cards.become('failed', 'expired_or_canceled_card', random.pick(done).payment);
    }
    await wait(random.int(300, 1_200));
    await clearUp(bank);
    if (random.chance(0.4)) for (const it of [cards, edenred]) it.become('succeeded');
  }
  return count;
}
