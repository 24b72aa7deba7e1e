import type { OrderOption } from '../../../../domain/order/commands/option.ts';

interface OptionText {
  readonly label: string;
  /** SUP-222, SUP-223: as the customer's texts have them. */
  readonly question: string;
}

export const optionTexts: Readonly<Record<OrderOption, OptionText>> = {
  is_replace_allowed: {
    label: 'Remplacement de produit',
    question: "Êtes vous sûr de modifier l'option de remplacement de produit ?",
  },
  option_tranquility: {
    label: 'Option tranquilité',
    question: "Êtes vous sûr de modifier l'option tranquilité ?",
  },
};
