import { isOnItsWay } from '../../../db/outbox/states.ts';
import type { StoredCommand } from '../../../db/schema.ts';
import { addPresence } from '../../../domain/driver-log/commands/presence.ts';
import { OpenNote } from '../../kit/actions/open/open-note.tsx';
import styles from './driver-log.module.css';
import { logTexts } from './text.ts';

/** Added presences that the server has not agreed to yet: no log is made up for them. */
export function OpenAdds({ adds }: { readonly adds: readonly StoredCommand[] }) {
  return adds.map((stored) => {
    const args = addPresence.args.safeParse(stored.args).data;
    if (!isOnItsWay(stored) || !args) return <OpenNote key={stored.id} stored={stored} />;
    return (
      <p key={stored.id} className={styles.adding} role="status">
        {logTexts.addWaits(addPresence.text.label(args))}
      </p>
    );
  });
}
