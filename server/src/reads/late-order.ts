import * as z from 'zod/mini';
import { creditCentsOf } from '../../../src/domain/late-order/credit.ts';
import { apologySentence, arrivalSentence } from '../../../src/domain/late-order/sms.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { Id } from '../../../src/domain/schema.ts';
import { etaAhead } from '../../../src/domain/task/arrival.ts';
import { readTemplate } from '../db/customers/messages.ts';
import { lateOrdersOf } from '../db/parts.ts';
import { readTaskOf } from '../db/read.ts';
import { badRequest, notFound } from '../http/failure.ts';
import { textId } from '../http/input.ts';
import { texts } from '../text.ts';
import { read } from './read.ts';

/** API-026. */
const lateOrder = read({
  path: '/processing-orders/:id/process_late_order/',
  summary: "Le dossier de retard d'une commande",
  permission: 'flow',
  answers: 'LateOrder',
  input: z.object({ id: textId(OrderId) }),
  answer: async ({ id }, { db }) => {
    const record = (await lateOrdersOf(db, [id])).get(id);
    if (!record) throw notFound(texts.notFound);
    return record;
  },
});

/** API-025; for an order without an estimate, the text has no time (DSP-727). */
const smsContent = read({
  path: '/processing-orders/:id/late_sms_content/',
  summary: "Le texte d'un SMS de retard, d'après un modèle et un crédit",
  permission: 'flow',
  answers: 'SmsContent',
  input: z.object({ id: textId(OrderId), sms_template_id: textId(Id), credits_amount: z.string() }),
  answer: async ({ id, sms_template_id, credits_amount }, { db }, { nowMs }) => {
    const creditCents = creditCentsOf(credits_amount);
    if (creditCents === null) throw badRequest(texts.badParameter('credits_amount'));
    const [task, template] = [await readTaskOf(db, id), await readTemplate(db, sms_template_id)];
    if (!task || template === null) throw notFound(texts.notFound);
    const sentences: Readonly<Record<string, string>> = {
      arrivee: arrivalSentence({ etaMs: etaAhead(task.eta, nowMs), delayMinutes: 0 }),
      excuses: apologySentence(creditCents),
    };
    return { sms_content: template.replace(/\{(\w+)\}/g, (whole, name: string) => sentences[name] ?? whole) };
  },
});

export const lateOrderReads = [lateOrder, smsContent] as const;
