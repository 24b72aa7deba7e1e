import * as z from 'zod/mini';
import { CenterId } from '../../../../src/domain/center/center-id.ts';
import { SentDay } from '../../http/bounds.ts';
import { textId } from '../../http/input.ts';
import { read } from '../read.ts';

/** The refunds of a center on a day, as their providers have them and as we have them (OUR-163, API-O161). */
export const reconciliationOfDay = read({
  path: '/money-reconciliation/',
  summary: "Les remboursements d'un centre un jour donné, comparés à ceux des prestataires",
  permission: 'accounts',
  answers: 'Reconciliation',
  input: z.object({ date: SentDay, center: textId(CenterId) }),
  answer: ({ date: day, center }, { payments }) => payments.refunds.reconcile({ day, center }),
});
