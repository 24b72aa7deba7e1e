/** Settings in the names that builds had before those of the tables. */
export const formerMetas = {
  extra_delay: 5,
  sites: [
    { id: 1, domain: 'courses.example' },
    { id: 1013, domain: 'plats.example', color: '#d9480f' },
  ],
  transit_area_types: [
    { id: -1, name: 'Aucune zone' },
    { id: 1, name: 'Frigo' },
  ],
  order_status_transitions: { paid: ['prep'], blocked: ['paid'] },
  subscription_status_transitions: { paid: ['prep'] },
  crossdock_status_transitions: { paid: ['prep'] },
  repreparation_origin_statuses: ['prepared'],
  repreparation_reasons: [
    { id: 11, label: 'Produit manquant', needs_comment: false },
    { id: 21, label: 'Autre', needs_comment: true },
  ],
  blocking_exit_reasons: [
    { id: 3, label: 'Paiement vérifié', needs_comment: false },
    { id: 9, label: 'Autre', needs_comment: true },
  ],
};

/** The same as they are now. */
export const presentMetas = {
  extra_delay: 5,
  sites: { 1: { domain: 'courses.example' }, 1013: { domain: 'plats.example', color: '#d9480f' } },
  transit_area_types: [
    { id: -1, label: 'Aucune zone' },
    { id: 1, label: 'Frigo' },
  ],
  order_statuses: {
    ALLOWED_TRANSITIONS: { paid: ['prep'], blocked: ['paid'] },
    SUBSCRIPTION_ALLOWED_TRANSITIONS: { paid: ['prep'] },
    ORIGIN_STATUSES_FOR_REPREPARATION_REASON: ['prepared'],
  },
  crossdock_status_transitions: { paid: ['prep'] },
  repreparation_reasons: { ID_TO_LABEL: { 11: 'Produit manquant', 21: 'Autre' }, MANDATORY_COMMENT: [21] },
  order_prepare_status: ['prep', 'prepared', 'to-check', 'waiting-products'],
  order_product_statuses: [
    { code: 'todo', label: 'À préparer' },
    { code: 'doing', label: 'En cours' },
    { code: 'done', label: 'Pris' },
    { code: 'not_found', label: 'Non trouvé' },
    { code: 'damaged', label: 'Abîmé' },
  ],
  blocking_exit_reasons: {
    AVAILABLE: [3, 9],
    ID_TO_LABEL: { 3: 'Paiement vérifié', 9: 'Autre' },
    MANDATORY_COMMENT: [9],
  },
};
