const amounts = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Euros in a column that has the sign in its head: `1 234,50`; empty when unknown. */
export const amountText = (euros: number | null | undefined) =>
  typeof euros === 'number' ? amounts.format(euros) : '';
