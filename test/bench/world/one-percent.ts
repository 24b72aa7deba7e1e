import { readTasks } from '../../../server/src/db/read.ts';
import { lockCenter, writePatches } from '../../../server/src/db/write.ts';
import type { RunningServer } from '../../../server/src/serve.ts';
import type { CenterId } from '../../../src/domain/center/center-id.ts';

const share = 0.01;
const mostProgress = 100;

/** Changes one delivery in a hundred, other ones each time: the center is as large after a thousand times as before. */
export async function onePercent({ db }: RunningServer, center: CenterId): Promise<() => Promise<void>> {
  const ids = (await readTasks(db, { center, since: 0 })).map(({ id }) => id);
  let turn = 0;
  return async () => {
    const patches = Array.from({ length: Math.max(1, Math.round(ids.length * share)) }, () => {
      turn += 1;
      const progress = 1 + (Math.floor(turn / ids.length) % mostProgress);
      return { kind: 'task' as const, id: ids[turn % ids.length] ?? 0, set: { prep_progress: progress } };
    });
    await db.transaction(async (tx) => {
      const revision = (await lockCenter(tx, center)) ?? 0;
      await writePatches(tx, center, revision + 1, patches);
    });
  };
}
