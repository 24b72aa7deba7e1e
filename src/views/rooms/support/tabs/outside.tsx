import { centsText } from '../../../../domain/payment/amount.ts';
import { paymentTexts as texts } from './payment-text.ts';
import own from './payments.module.css';

/** What of a payment was given back in its provider's own pages (SUP-380). */
export function Outside({ cents }: { readonly cents: number | null | undefined }) {
  if (!cents) return null;
  return <small className={own.outside}>{texts.outside(centsText(cents))}</small>;
}
