import { sentence } from '../../../../domain/words/isolate.ts';

export const loadingTexts = {
  /** PRP-318. */
  check: (name: string) => sentence`${name} Cagettes`,
  /** PRP-319. */
  noCrate: 'Impossible de valider une commande sans cagette.',
  count: 'Nombre de cagettes',
  countHint: 'Un nombre entier de 1 à 999 est attendu.',
  validateCount: 'Valider le nombre de cagettes',
  gone: "Cette commande n'est plus à vérifier.",
  dockGone: "Ce quai n'est plus à charger.",
  hold: (name: string) => sentence`cagettes de la commande ${name}`,
  holdDock: (code: string) => sentence`cagettes en plus de ${code}`,
  /** PRP-327. */
  load: 'Validation du chargement',
  frozen: 'Sacs surgelés à aller chercher',
  frozenBags: 'Sacs surgelés',
  zone: 'Zone',
  toTake: 'À prendre',
  order: 'Commande',
  crates: 'Cagettes',
  extra: 'Cagettes en plus',
  extraOf: (name: string) => sentence`Cagettes en plus de ${name}`,
  extraInvalid: 'Un nombre entier de 0 à 999 est attendu.',
  total: (count: number) => `Cagettes à charger : ${count}`,
  wrong: 'Une valeur est fausse',
  submit: 'Valider le chargement',
  empty: 'Aucune commande dans ce quai',
  unknown: '-',
};
