import { serverError } from '../../hands/faults.ts';
import { newlyInstalled } from '../fixtures.ts';
import { makeBare } from '../hands/bare-api.ts';
import { expect } from '../hands/dispatcher.ts';
import { isMorningDoneOnce, workThroughMorning } from '../hands/preparation-work.ts';
import { watchAlarms } from '../hands/watch-alarms.ts';
import { test } from './preparation-morning.ts';

/** True alarms: there was no network, and somebody had ordered the types of task. */
const isSo = /Hors ligne|^1 à traiter$/;

test(
  'a whole morning of a preparation lead on a server written from the tables alone, which answers actions with nothing: each deed is done once, and nothing turns red or uncertain that is not so',
  newlyInstalled,
  async ({ scene, morning, lead, dispatcher, board, context, server, network }) => {
    test.skip(process.env.QUAI_WHOLE_MORNING !== '1', '`npm run preparation-morning`');
    test.setTimeout(5 * 60_000);
    await makeBare(network, server.url);
    const alarms = await watchAlarms(context);
    const work = { scene, morning, lead, dispatcher, board, context, server };
    await isMorningDoneOnce(work, await workThroughMorning(work));
    expect(alarms.filter((text) => !isSo.test(text))).toEqual([]);

    // A real failure is still noticed.
    network.intercept({ path: '/dispatch/loadstate/', times: 1 }, serverError);
    await board.refresh();
    await expect.poll(() => alarms.join()).toContain('Échecs');
  },
);
