import { someMetas } from './rows.ts';

/** Settings with a few status changes and reasons of each kind. */
export const statusMetas = someMetas(9, {
  order_status_transitions: {
    prepared: ['redestock', 'shipping', 'canceled', 'paid'],
    shipping: ['prepared', 'received'],
    blocked: ['paid', 'canceled'],
    later: ['paid'],
  },
  subscription_status_transitions: { prepared: ['to-check'] },
  crossdock_status_transitions: { prepared: ['xd-to-check'] },
  repreparation_origin_statuses: ['prepared'],
  repreparation_reasons: [
    { id: 11, label: 'Produit manquant', needs_comment: false },
    { id: 21, label: 'Autre', needs_comment: true },
  ],
  blocking_exit_reasons: [{ id: 9, label: 'Autre', needs_comment: true }],
});
