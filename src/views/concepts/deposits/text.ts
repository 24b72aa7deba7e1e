import { de } from '../../../domain/words/elided.ts';
import { sentence } from '../../../domain/words/isolate.ts';
export const depositTexts = {
  open: 'Consignes',
  title: 'Gestion des consignes',
  /** DSP-780. */
  drivers: 'Consignes livreurs',
  products: 'Détail par Produits',
  /** DSP-786. */
  withAll: 'Afficher tous les livreurs ayant eu des consignes',
  /** DSP-787. */
  show: 'Afficher',
  showOf: (name: string) => sentence`Afficher les consignes ${de(name)}`,
  detail: 'Détail',
  driverTitle: (name: string) => sentence`Consignes ${de(name)}`,
  returnTab: 'Retour',
  historyTab: 'Historique',
  /** Of the file alone: the table has it beside the movement. */
  cancelled: 'Annulation',
  /** DSP-791 to DSP-794. */
  noDriver: "Aucun livreur n'a pas de produit consigné en sa possession",
  noProduct: "Aucune consigne n'a encore été vendue",
  nothingOwed: "Le livreur n'a plus de produit consigné en sa possession",
  loading: 'Chargement des données...',
  /** DSP-796, DSP-797. */
  less: (label: string) => sentence`Moins de ${label}`,
  more: (label: string) => sentence`Plus de ${label}`,
  returnedOf: (label: string) => sentence`Quantité rendue : ${label}`,
  nothingReturned: 'Au moins un élément doit être retourné pour valider.',
  /** DSP-912. */
  outside: (owed: number) => `Un nombre entier de 0 à ${owed}`,
  invalidReturn: 'Une quantité rendue est refusée',
  saveReturn: 'Enregistrer le retour',
  holdReturn: (name: string) => sentence`retour de consignes ${de(name)}`,
  /** DSP-805 to DSP-807. */
  actions: 'Actions',
  cancel: 'Annuler',
  cancelReturn: 'Annuler le retour',
  cancelReceipt: 'Annuler la remise',
  cancelOf: (action: string, label: string, time: string) => sentence`${action} : ${label}, ${time}`,
  sureOfReturn: 'Êtes vous certain de vouloir annuler ce retour ?',
  sureOfReceipt: 'Êtes vous sûr de vouloir annuler cette remise ?',
  breakdown: (quantity: number, deposit: number | null | undefined) =>
    deposit == null ? String(quantity) : `${quantity} × consigne client ${deposit}`,
  whichDeposit: 'Consigne à annuler',
  givenBack: "Cette remise ne peut être annulée car le livreur l'a déjà rendue.",
  /** DSP-812. */
  handOverTab: 'Remise par un client',
  noClient: 'Aucun client dans ses tournées',
  client: 'Client',
  product: 'Produit',
  held: (label: string, quantity: number) => sentence`${label} (${quantity})`,
  quantity: 'Quantité',
  saveHandOver: 'Enregistrer la remise',
  nothingHeld: "Le client n'a plus de produit consigné en sa possession",
  wholeNumber: (held: number) => `Un nombre entier de 1 à ${held}`,
  clientTitle: (name: string) => sentence`Consignes du client ${name}`,
  showClient: (name: string) => sentence`Afficher les consignes du client ${name}`,
  /** DSP-813. */
  debts: 'Consignes en possession',
  debtOrders: 'Par commande',
  all: 'Total',
  /** DSP-800. */
  handBackOrder: 'Retour de commande',
  handBackOrderOf: (order: string) => sentence`Retour de la commande ${order}`,
  driver: 'Livreur',
  noDriverChosen: 'Veuillez renseigner un livreur',
  /** DSP-808 to DSP-810. */
  handBack: 'Reprise par un livreur…',
  saveHandBack: 'Enregistrer la reprise',
  positive: 'Une quantité au-dessus de 0 est attendue.',
  negative: 'La quantité est négative. Le client ne sera pas remboursé. Êtes vous sûr ?',
  holdHandBack: (name: string) => sentence`reprise de consignes ${de(name)}`,
  /** SUP-620 to SUP-633. */
  customerHandBack: 'Remise à un livreur…',
  holdCustomerHandBack: 'remise de consignes',
  saving: 'Enregistrement en cours',
  detailOf: (label: string) => sentence`Remises : ${label}`,
  /** SUP-637. */
  orderHoldsNothing: "La commande n'a plus de produit consigné en sa possession",
  noHistory: 'Aucun mouvement de consigne',
  pages: "Pages de l'historique",
};

/** DSP-781. */
export const driverColumns = ['Livreur', 'Reçues', 'Rendues', 'Corrigées', 'En possession'] as const;
export const productColumns = ['Produit', 'Vendues', 'Remises', 'Rendues', 'Non rendues'] as const;
export const owedColumns = ['Produit', 'Reste à rendre', 'Rendu'] as const;
export const debtColumns = ['Produit', 'Quantité', 'Commandes', 'Montant'] as const;
export const debtOrderColumns = ['Commande', 'N°', 'Montant'] as const;
/** SUP-623: bought, still held, given to a driver, back in the stock. */
export const customerHistoryColumns = [
  'Date',
  'Produit',
  'Achetés',
  'En possession',
  'Remis',
  'Retournés',
  'Crédité',
] as const;
export const historyColumns = ['Date', 'Mouvement', 'Produit', 'Quantité', 'Prix unitaire', 'Client', 'Par'] as const;
