import { readKeys } from '../../../../db/overlay.ts';
import { serverValues } from '../../../../db/queries/server-rows.ts';
import type { StoredCommand } from '../../../../db/schema.ts';
import { commandNamed } from '../../../../domain/commands.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { useSignedIn } from '../../client/context.ts';
import { useSeenQuery } from '../../queries/live-queries.ts';
import { panelTexts } from '../text.ts';
import { bothSay } from './both-say.ts';

/** Somebody else was there: his value and the user's, so that one can be chosen (docs/adr/0059). */
export function BothValues({ stored, className }: { readonly stored: StoredCommand; readonly className?: string }) {
  const { db } = useSignedIn();
  const say = useSeenQuery(async () => bothSay(stored, await serverValues(db, withReads(stored))), [db, stored]);
  if (!say || say.own.length === 0) return null;
  return (
    <p className={className}>
      {panelTexts.server} {joined(' · ', say.server)}
      <br />
      {panelTexts.yours} {joined(' · ', say.own)}
    </p>
  );
}

/** The rows it reads too: they have the names of what it chooses, such as a driver. */
function withReads({ name, args, before, center }: StoredCommand): Pick<StoredCommand, 'before' | 'center'> {
  const command = commandNamed(name);
  const read = command?.args.safeParse(args).success ? readKeys(command.reads(args)) : [];
  return { center, before: { ...Object.fromEntries(read.map((key) => [key, {}])), ...before } };
}
