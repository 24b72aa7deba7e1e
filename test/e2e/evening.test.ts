import { test } from './evening.ts';
import { isDoneOnce, workThrough } from './evening-work.ts';

test('a whole evening, from the first order to the last return: each deed is done once, and no order is forgotten', async ({
  scene,
  evening,
  dispatcher,
  board,
  server,
}) => {
  test.setTimeout(5 * 60_000);
  const work = { scene, evening, dispatcher, board, server };
  await workThrough(work);
  await isDoneOnce(work, [evening.late, evening.absent, ...evening.toPack]);
});
