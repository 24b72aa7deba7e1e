import { checkText } from '../../../../domain/money/refund/check.ts';
import type { RefundPart } from '../../../../domain/money/refund/refund.ts';
import { partStatusTexts } from '../../../../domain/money/text.ts';
import { dateTimeText, secondText } from '../../../../domain/time/paris-time.ts';
import { isolated, joined } from '../../../../domain/words/isolate.ts';
import { checkTexts as texts } from './check-text.ts';
import styles from './refund.module.css';

/** Words about a part: its provider's, how it is looked up, who looked himself, and what says otherwise since. */
export function PartNotes({ part }: { readonly part: RefundPart }) {
  const { id, error, checks, contradiction } = part;
  const other = contradiction?.status && (partStatusTexts[contradiction.status] ?? contradiction.status);
  return (
    <div className={styles.notes}>
      {error ? <span>{isolated(error)}</span> : null}
      {id && part.status === 'unknown' ? <small>{lookText(part)}</small> : null}
      {checks?.map((check) => (
        <small key={check.id}>{checkText(check)}</small>
      ))}
      {other ? (
        <p className={styles.warning}>
          {texts.contradicted(other, contradiction.created_at ? dateTimeText(contradiction.created_at) : '')}
        </p>
      ) : null}
    </div>
  );
}

const lookText = ({ looks, next_look_at }: RefundPart) =>
  joined(', ', [
    looks ? texts.lookedUp(looks) : null,
    next_look_at ? texts.nextLook(secondText(next_look_at)) : texts.noMoreLooks,
  ]);
