/** The template for a record that somebody opens by hand. */
export const lateTemplate = 14;

/** SMS to clients of late orders: `{arrivee}` and `{excuses}` are sentences made for each order. */
export const smsTemplates: readonly { readonly id: number; readonly body: string }[] = [
  { id: lateTemplate, body: '{arrivee} {excuses}' },
  { id: 15, body: '{arrivee} {excuses} Votre livreur est retardé par la circulation.' },
  { id: 19, body: 'Bonjour, votre commande est arrivée plus tard que prévu. {excuses}' },
];
