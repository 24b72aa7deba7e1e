import { orderName } from '../../../../domain/order/name.ts';
import type { Neighbour } from '../../../../domain/task/neighbours.ts';
import { useTaskRows } from '../../../concepts/order/use-task-rows.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Tip } from '../../../ui/menus/tip.tsx';
import { useNeighboursOf } from './neighbours.ts';
import styles from './same-address.module.css';
import { sameAddressTexts } from './text.ts';

/** How many others go to the same address; which ones on hover, focus and tap (DSP-246). Nothing where none does. */
export function SameAddressBadge({ taskId }: { readonly taskId: number }) {
  const neighbours = useNeighboursOf(taskId);
  return neighbours.length === 0 ? null : <Badge neighbours={neighbours} />;
}

function Badge({ neighbours }: { readonly neighbours: readonly Neighbour[] }) {
  const isShared = neighbours.some((it) => it.isShared);
  return (
    <Tip opensOnPress text={<Others neighbours={neighbours} />}>
      <button
        type="button"
        className={styles.badge}
        data-shared={isShared}
        aria-label={sameAddressTexts.count(neighbours.length)}
      >
        <Icon name="pin" size={11} /> {neighbours.length}
      </button>
    </Tip>
  );
}

const mostNamed = 20;

/** There only while the tooltip is: the names are read then. */
function Others({ neighbours }: { readonly neighbours: readonly Neighbour[] }) {
  const rows = useTaskRows(neighbours.map(({ id }) => id));
  if (!rows) return null;
  const shared = new Set(neighbours.flatMap(({ id, isShared }) => (isShared ? id : [])));
  const named = rows.slice(0, mostNamed);
  const others = neighbours.length - named.length;
  return (
    <span className={styles.others}>
      <strong>{sameAddressTexts.others}</strong>
      {named.map((row) => (
        <span key={row.id}>
          {orderName(row)}
          {shared.has(row.id) ? ` · ${sameAddressTexts.shared}` : ''}
        </span>
      ))}
      {others > 0 ? <span>{sameAddressTexts.more(others)}</span> : null}
    </span>
  );
}
