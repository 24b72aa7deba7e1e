import { someMetas } from './rows.ts';

/** Settings with a few status changes and reasons of each kind. */
export const statusMetas = someMetas(9, {
  order_statuses: {
    ALLOWED_TRANSITIONS: {
      prepared: ['redestock', 'shipping', 'canceled', 'paid'],
      shipping: ['prepared', 'received'],
      blocked: ['paid', 'canceled'],
      later: ['paid'],
    },
    SUBSCRIPTION_ALLOWED_TRANSITIONS: { prepared: ['to-check'] },
    ORIGIN_STATUSES_FOR_REPREPARATION_REASON: ['prepared'],
  },
  crossdock_status_transitions: { prepared: ['xd-to-check'] },
  repreparation_reasons: { ID_TO_LABEL: { 11: 'Produit manquant', 21: 'Autre' }, MANDATORY_COMMENT: [21] },
  blocking_exit_reasons: { AVAILABLE: [9], ID_TO_LABEL: { 9: 'Autre' }, MANDATORY_COMMENT: [9] },
});
