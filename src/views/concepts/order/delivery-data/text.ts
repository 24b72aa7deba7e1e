import { sentence } from '../../../../domain/words/isolate.ts';
export const deliveryTexts = {
  nameEntry: 'Nom de livraison',
  changeName: 'Changer le nom',
  nameTitle: (name: string) => sentence`Nom de livraison de la commande ${name}`,
  firstname: 'Prénom',
  lastname: 'Nom',
  company: 'Société',
  tooLong: 'Ce texte ne peut pas dépasser 100 caractères.',
  phoneEntry: 'Téléphone de livraison',
  changePhone: 'Changer le téléphone',
  phoneTitle: (name: string) => sentence`Téléphone de livraison de la commande ${name}`,
  phone: 'Téléphone',
  badPhone: "Ce numéro de téléphone n'est pas valide.",
  /** SUP-312. */
  required: 'Ce champ est requis',
  gone: "Cette commande n'est plus sur cet appareil.",
  hold: (name: string) => sentence`livraison de la commande ${name}`,
};

export const addressTexts = {
  entry: 'Adresse de livraison',
  change: "Changer l'adresse",
  title: (name: string) => sentence`Adresse de livraison de la commande ${name}`,
  list: 'Adresses du client',
  loading: 'Chargement...',
  /** SUP-121. */
  none: "Le client n'a aucune adresses",
  noClient: 'Le client de cette commande est inconnu',
  correct: "Corriger l'adresse choisie",
  correctSave: 'Corriger et livrer ici',
  correctHint: "L'adresse enregistrée du client change aussi, pour ses prochaines commandes.",
  place: 'Autre adresse, pour cette livraison seule',
  placeTitle: (name: string) => sentence`Adresse de ${name}, pour cette livraison seule`,
  placeHint: 'Les adresses enregistrées du client ne changent pas.',
  placeSave: 'Livrer à cette adresse',
  placeHold: (name: string) => sentence`adresse de ${name} pour cette livraison`,
  ofCourier: (provider: string, courier: string | null) =>
    courier
      ? sentence`${courier} (${provider}) porte cette commande à l'adresse actuelle et personne ne le préviendra : appelez-le, ou annulez sa course et appelez un autre coursier.`
      : sentence`Un coursier ${provider} est appelé pour l'adresse actuelle et personne ne le préviendra : appelez ${provider}, ou annulez sa course et appelez un autre coursier.`,
  ofDriver: (driver: string) =>
    sentence`${driver} porte cette commande à l'adresse actuelle et personne ne le préviendra : appelez-le.`,
  ofProvider: 'externe',
  aDriver: 'Un livreur',
  wanted: 'Choisissez une adresse',
  notTaken: "La commande garde l'adresse d'avant sa correction tant que vous n'enregistrez pas.",
  editTitle: 'Corriger une adresse du client',
  number: 'Numéro',
  street: 'Rue',
  postalCode: 'Code postal',
  badPostalCode: 'Un code postal de 5 chiffres est attendu.',
  city: 'Ville',
  more: 'Informations complémentaires',
  /** SUP-125: not part of the address. */
  ofDelivery: 'Pour cette livraison',
  tooLong: 'Ce texte ne peut pas dépasser 200 caractères.',
};
