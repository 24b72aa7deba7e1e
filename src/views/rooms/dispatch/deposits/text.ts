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
  showOf: (name: string) => `Afficher les consignes de ${name}`,
  detail: 'Détail',
  driverTitle: (name: string) => `Consignes de ${name}`,
  returnTab: 'Retour',
  historyTab: 'Historique',
  /** DSP-791 to DSP-794. */
  noDriver: "Aucun livreur n'a pas de produit consigné en sa possession",
  noProduct: "Aucune consigne n'a encore été vendue",
  nothingOwed: "Le livreur n'a plus de produit consigné en sa possession",
  loading: 'Chargement des données...',
  noHistory: 'Aucun mouvement de consigne',
  never: "Hors ligne : ces données n'ont encore jamais été chargées sur cet appareil.",
  told: (time: string) => `Données de ${time}`,
  toldOffline: (time: string) => `Hors ligne : données de ${time}`,
  count: (from: number, to: number, count: number) => `${from} à ${to} sur ${count}`,
  pages: "Pages de l'historique",
  latest: 'Plus récents',
  earlier: 'Plus anciens',
  firstPage: 'Ce sont les plus récents',
  lastPage: "Il n'y en a pas de plus anciens",
};

/** DSP-781. */
export const driverColumns = ['Livreur', 'Reçues', 'Rendues', 'Corrigées', 'En possession'] as const;
export const productColumns = ['Produit', 'Vendues', 'Remises', 'Rendues', 'Non rendues'] as const;
export const owedColumns = ['Produit', 'Reste à rendre'] as const;
export const historyColumns = ['Date', 'Mouvement', 'Produit', 'Quantité', 'Prix unitaire', 'Client', 'Par'] as const;
