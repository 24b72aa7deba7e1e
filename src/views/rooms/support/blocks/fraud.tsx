import { useState } from 'react';
import type { OrderInFull } from '../../../../domain/order/in-full.ts';
import { type FraudDetail, type FraudRule, orderFraud } from '../../../../domain/order/sheet/fraud.ts';
import { percentText } from '../../../../domain/order/sheet/sheet-rules.ts';
import { DetailAnswer } from '../../../kit/queries/detail-answer.tsx';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import styles from '../support.module.css';
import { supportTexts as texts } from '../text.ts';
import { fraudTexts } from './fraud-text.ts';

/** The scores of an order (SUP-560); where they come from is asked for when the line is opened (SUP-561). */
export function FraudLine({ order }: { readonly order: OrderInFull }) {
  const { id: orderId, fraud_score_account: account, fraud_score_payment: payment } = order;
  const [isOpen, setOpen] = useState(false);
  const answer = useDetail(orderFraud, isOpen ? { orderId } : null);
  if (typeof account !== 'number' && typeof payment !== 'number') return null;
  return (
    <details className={styles.fraud} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{texts.fraudScores(percentText(account) || texts.unsaid, percentText(payment) || texts.unsaid)}</summary>
      {isOpen ? (
        <DetailAnswer answer={answer} loading={texts.loading}>
          {(detail) => <Rules detail={detail} />}
        </DetailAnswer>
      ) : null}
    </details>
  );
}

function Rules({ detail: { details } }: { readonly detail: FraudDetail }) {
  if (!details || details.length === 0) return <p>{texts.noFraudRule}</p>;
  return (
    <ul aria-label={fraudTexts.rules}>
      {details.map((rule, at) => (
        <li key={String(rule.rule_id ?? `at-${at}`)}>
          {rule.rule_id} - {rule.description} {scoresOf(rule)}
        </li>
      ))}
    </ul>
  );
}

/** Each type of score that the rule gives (SUP-562). */
const scoresOf = ({ fraud_score_by_type: scores }: FraudRule) =>
  Object.entries(scores ?? {})
    .flatMap(([type, score]) => (score === null ? [] : [`${fraudTexts.types[type] ?? type} ${percentText(score)}`]))
    .join(', ');
