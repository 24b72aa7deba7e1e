import { newlyInstalled } from '../fixtures.ts';
import { isMorningDoneOnce, workThroughMorning } from '../hands/preparation-work.ts';
import { test } from './preparation-morning.ts';

test(
  'a whole morning of a preparation lead, from the sign-in to the first round that is ready, ten minutes of it without network: each deed is done once',
  newlyInstalled,
  async ({ scene, morning, lead, dispatcher, board, context, server }) => {
    test.setTimeout(5 * 60_000);
    const work = { scene, morning, lead, dispatcher, board, context, server };
    await isMorningDoneOnce(work, await workThroughMorning(work));
  },
);
