import type { Proposal } from '../../../../domain/money/limit/proposal-row.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { OrderLink } from '../order-link.tsx';
import styles from './limit.module.css';
import { proposalTexts as texts } from './proposal-text.ts';

/** What the customer of a proposal was given lately, as a count that unfolds; nothing where no server tells (OUR-245). */
export function GivenOf({ given_before: given }: Pick<Proposal, 'given_before'>) {
  if (!given) return null;
  if (given.entries.length === 0) return <small>{texts.givenNone}</small>;
  return (
    <details className={styles.given}>
      <summary>{texts.given(given)}</summary>
      <ul>
        {given.entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and none moves
          <li key={at}>
            {texts.givenEntry(entry)}{' '}
            {entry.order ? <OrderLink orderId={entry.order.id}>{orderName(entry.order)}</OrderLink> : null}
          </li>
        ))}
      </ul>
    </details>
  );
}
