import { useEffect } from 'react';
import { readMeta } from '../../../db/meta.ts';
import { openCommands } from '../../../db/queries/actions.ts';
import type { StoredCommand } from '../../../db/schema.ts';
import { useClient, useSignedIn } from '../../kit/client/context.ts';
import { keepOpenActions } from '../../kit/client/outbox-mark.ts';
import { useSeenQuery } from '../../kit/queries/live-queries.ts';
import { later, useFetchedAhead } from '../../ui/later/later.ts';
import { deviceMemory } from '../../ui/memory.ts';

const commands = later(() => import('../../../domain/commands.ts'));

/** More than a user checks one by one. */
const most = 20;

/** Stores the open actions in words outside the database: should the browser delete it, they can be listed. */
export function KeptActions() {
  const { db } = useSignedIn();
  const { report } = useClient();
  useFetchedAhead(commands);
  const outbox = useSeenQuery(
    async () => ({ identity: await readMeta(db, 'identity'), open: await openCommands(db) }),
    [db],
  );
  useEffect(() => {
    if (outbox?.identity === undefined) return;
    const { identity, open } = outbox;
    const keep = (labels: readonly string[]) => keepOpenActions(deviceMemory, identity, labels);
    if (open.length === 0) keep([]);
    // Without the code of the actions the words of before stay; they are asked for again with the next change.
    else labelsOf(open.slice(0, most)).then((labels) => labels && keep(labels), report);
  }, [outbox, report]);
  return null;
}

async function labelsOf(open: readonly StoredCommand[]): Promise<readonly string[] | null> {
  const code = await commands.fetch();
  if (!code) return null;
  const { commandNamed, upcast } = code;
  return open.flatMap(({ name, args: stored, commandVersion }) => {
    const command = commandNamed(name);
    const args = command && upcast(command, commandVersion, stored);
    // A newer build's action lacks text.
    return command && args !== undefined ? [command.text.label(args)] : [];
  });
}
