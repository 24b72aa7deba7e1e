const types: Readonly<Record<string, string>> = { account: 'compte', payment: 'paiement' };

export const fraudTexts = { rules: 'Règles de fraude', types };
