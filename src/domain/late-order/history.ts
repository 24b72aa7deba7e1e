import { euroText } from '../money/money.ts';
import { hourText } from '../time/paris-time.ts';
import { sentence } from '../words/isolate.ts';
import type { LateOrder } from './late-order.ts';

const saidTexts = {
  nothing: "Rien n'a été dit au client",
  waits: "Rien n'a été dit au client : un SMS et un crédit attendent votre vérification",
};

/**
 * Messages and credits that the client of a late order received, in order of time; one sentence where there were none.
 * A record that waits for its review has sent nothing yet (DSP-714).
 */
export function saidOf(record: LateOrder | null): readonly string[] {
  const treated = record?.reviewed_at ?? record?.sent_at;
  const said = [
    record?.sent_at && sentence`SMS envoyé à ${hourText(record.sent_at)}`,
    record?.reviewed_at && sentence`Traité par ${record.reviewed_by ?? '?'} à ${hourText(record.reviewed_at)}`,
    treated && record?.credit ? sentence`Compte crédité de ${euroText(record.credit)}` : null,
    treated && record?.recredit_shipping_fee ? 'Frais de livraison recrédités' : null,
  ].filter((sentence) => typeof sentence === 'string');
  return said.length > 0 ? said : [record?.needs_review ? saidTexts.waits : saidTexts.nothing];
}
