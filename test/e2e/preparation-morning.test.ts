import { installed } from './fixtures.ts';
import { test } from './preparation-morning.ts';
import { isMorningDoneOnce, workThroughMorning } from './preparation-work.ts';

test(
  'a whole morning of a preparation lead, from the sign-in to the first round that is ready, ten minutes of it without network: each deed is done once',
  installed,
  async ({ scene, morning, lead, dispatcher, board, context, server }) => {
    test.skip(process.env.QUAI_WHOLE_MORNING !== '1', '`npm run preparation-morning`');
    test.setTimeout(5 * 60_000);
    const work = { scene, morning, lead, dispatcher, board, context, server };
    await isMorningDoneOnce(work, await workThroughMorning(work));
  },
);
