import type { CardTransaction } from '../../../../domain/payment/card-transaction.ts';
import { isolated, joined } from '../../../../domain/words/isolate.ts';
import { paymentTexts as texts } from './payment-text.ts';

/** `élevé 65`: the level and the score that Stripe gives (SUP-137). */
export const riskText = ({ outcome_risk_level: level, outcome_risk_score: score }: CardTransaction): string =>
  joined(' ', [level ? (texts.riskLevels[level] ?? isolated(level)) : '', String(score ?? '')]);
