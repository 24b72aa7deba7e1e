import { isWhole, wholeOr } from '../../setup/whole.ts';
import { isDoneOnce, workBriefly, workThrough } from '../hands/evening-work.ts';
import { test } from './evening.ts';

// `npm run browser-proofs`: the whole evening. In `npm test`, a part of less than a minute.

test(`${wholeOr('a whole', 'a short')} evening, from the first order to the last return: each deed is done once, and no order is forgotten`, async ({
  scene,
  evening,
  dispatcher,
  board,
  server,
}) => {
  test.setTimeout(5 * 60_000);
  const work = { scene, evening, dispatcher, board, server };
  await wholeOr(workThrough, workBriefly)(work);
  const { late, absent, toPack } = evening;
  await isDoneOnce(work, isWhole ? [late, absent, ...toPack] : [late, ...toPack.slice(4)]);
});
