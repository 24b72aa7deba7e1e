const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

/**
 * An amount in euros, always with two decimals: `1 234,50 €` (DSP-012, DSP-013); empty when unknown. Spaces do not
 * break.
 */
export const euroText = (amountEuros: number | null | undefined) =>
  typeof amountEuros === 'number' ? euros.format(amountEuros) : '';

/** The amount alone, as it is typed: `1234,50`. */
export const typedEuros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
