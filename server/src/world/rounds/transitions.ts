type Transitions = Record<string, string[]>;

/** Which statuses a person may choose from each (DSP-323). */
export const orderTransitions: Transitions = {
  unpaid: ['paid', 'canceled'],
  'stand-by': ['paid', 'canceled'],
  important: ['prep', 'paid', 'canceled'],
  paid: ['now', 'later', 'prep', 'stand-by', 'blocked', 'canceled'],
  now: ['prep', 'later', 'paid', 'canceled'],
  later: ['now', 'prep', 'paid', 'canceled'],
  prep: ['to-check', 'waiting-products', 'prepared', 'paid', 'canceled'],
  'to-check': ['prepared', 'prep', 'waiting-products', 'paid', 'canceled'],
  'waiting-products': ['prep', 'to-check', 'prepared', 'paid', 'canceled'],
  prepared: ['shipping', 'prep', 'to-check', 'paid', 'redestock', 'canceled', 'restock'],
  shipping: ['prepared', 'received', 'undeliveredclient'],
  received: ['shipping', 'undeliveredclient', 'prepared'],
  undeliveredclient: ['shipping', 'prepared', 'received', 'waiting_restock', 'restock'],
  waiting_restock: ['prepared', 'restock'],
  redestock: ['prepared', 'canceled'],
  restock: ['paid', 'canceled'],
  canceled: ['paid', 'redestock'],
  blocked: ['paid', 'canceled'],
};

/** A subscription is prepared once: it never goes back to `paid` after its preparation. */
export const subscriptionTransitions: Transitions = {
  unpaid: ['paid', 'canceled'],
  paid: ['now', 'later', 'prep', 'stand-by', 'canceled'],
  now: ['prep', 'later'],
  later: ['now', 'prep'],
  prep: ['to-check', 'waiting-products', 'prepared'],
  'to-check': ['prepared', 'prep'],
  'waiting-products': ['prep', 'prepared'],
  prepared: ['shipping', 'to-check', 'redestock', 'restock'],
  shipping: ['prepared', 'received', 'undeliveredclient'],
  received: ['shipping', 'undeliveredclient'],
  undeliveredclient: ['shipping', 'received', 'waiting_restock'],
  waiting_restock: ['prepared', 'restock'],
  blocked: ['paid', 'canceled'],
};

/** An order passing through another center is checked on arrival there. */
export const crossDockTransitions: Transitions = {
  paid: ['prep', 'canceled'],
  prep: ['to-check', 'prepared', 'waiting-products'],
  'to-check': ['prepared', 'prep'],
  'waiting-products': ['prep', 'prepared'],
  prepared: ['xd-to-check', 'shipping', 'canceled'],
  'xd-to-check': ['prepared', 'shipping', 'waiting-products'],
  shipping: ['xd-to-check', 'prepared', 'received', 'undeliveredclient'],
  received: ['shipping', 'undeliveredclient'],
  undeliveredclient: ['shipping', 'received', 'waiting_restock'],
  waiting_restock: ['xd-to-check', 'prepared', 'restock'],
};
