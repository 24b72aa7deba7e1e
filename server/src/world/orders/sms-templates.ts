/** The template for a record that somebody opens by hand. */
export const lateTemplate = 14;
/** For an order that has a driver. */
export const trafficTemplate = 15;
/** For an order that came. */
export const arrivedTemplate = 19;

/** SMS to clients of late orders: `{arrivee}` and `{excuses}` are sentences made for each order. */
export const smsTemplates: readonly { readonly id: number; readonly body: string }[] = [
  { id: lateTemplate, body: '{arrivee} {excuses}' },
  { id: trafficTemplate, body: '{arrivee} {excuses} Votre livreur est retardé par la circulation.' },
  { id: arrivedTemplate, body: 'Bonjour, votre commande est arrivée plus tard que prévu. {excuses}' },
];
