import { serverError } from '../../hands/faults.ts';
import { makeBare } from '../hands/bare-api.ts';
import { expect } from '../hands/dispatcher.ts';
import { isDoneOnce, workBriefly, workThrough } from '../hands/evening-work.ts';
import { watchAlarms } from '../hands/watch-alarms.ts';
import { test } from './evening.ts';

// `npm run evening-bare`: the whole evening. In `npm test`, a part of less than a minute.
const isWhole = process.env.QUAI_WHOLE_EVENING === '1';

test(`${isWhole ? 'a whole' : 'a short'} evening on a server written from the tables alone, which answers actions with nothing: each deed is done once, and nothing turns red or uncertain`, async ({
  scene,
  evening,
  dispatcher,
  board,
  server,
  network,
  page,
}) => {
  test.setTimeout(isWhole ? 10 * 60_000 : 5 * 60_000);
  await makeBare(network, server.url);
  const alarms = await watchAlarms(page);
  const work = { scene, evening, dispatcher, board, server };
  await (isWhole ? workThrough : workBriefly)(work);
  const { late, absent, toPack } = evening;
  await isDoneOnce(work, isWhole ? [late, absent, ...toPack] : [late, ...toPack.slice(4)]);
  expect(alarms).toEqual([]);

  // A real failure is still noticed.
  network.intercept({ path: '/dispatch/loadstate/', times: 1 }, serverError);
  await board.refresh();
  await expect.poll(() => alarms.join()).toContain('Échecs');
});
