import { useEffect } from 'react';
import { readMeta } from '../../../db/meta.ts';
import { openCommands } from '../../../db/queries/actions.ts';
import type { StoredCommand } from '../../../db/schema.ts';
import { useClient, useSignedIn } from '../../kit/client/context.ts';
import { keepOpenActions } from '../../kit/client/outbox-mark.ts';
import { useSeenQuery } from '../../kit/queries/live-queries.ts';
import { useFetchedAhead } from '../../ui/later/fetched-ahead.ts';
import { later } from '../../ui/later/later.tsx';
import { deviceMemory } from '../../ui/memory.ts';

const commands = later(() => import('../../../domain/commands.ts'));

/** More than a user checks one by one. */
const most = 20;

/** Stores the open actions in words outside the database: should the browser delete it, they can be listed. */
export function KeptActions() {
  const { db } = useSignedIn();
  const { report } = useClient();
  useFetchedAhead(commands.fetch);
  const outbox = useSeenQuery(
    async () => ({ identity: await readMeta(db, 'identity'), open: await openCommands(db) }),
    [db],
  );
  useEffect(() => {
    if (outbox?.identity === undefined) return;
    const { identity, open } = outbox;
    const keep = (labels: readonly string[]) => keepOpenActions(deviceMemory, identity, labels);
    if (open.length === 0) keep([]);
    else labelsOf(open.slice(0, most)).then(keep).catch(report);
  }, [outbox, report]);
  return null;
}

async function labelsOf(open: readonly StoredCommand[]): Promise<readonly string[]> {
  const { commandNamed, upcast } = await commands.fetch();
  return open.flatMap(({ name, args: stored, commandVersion }) => {
    const command = commandNamed(name);
    const args = command && upcast(command, commandVersion, stored);
    // A newer build's action lacks text.
    return command && args !== undefined ? [command.text.label(args)] : [];
  });
}
