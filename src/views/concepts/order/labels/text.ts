import { joined, sentence } from '../../../../domain/words/isolate.ts';

export const labelTexts = {
  entry: 'Étiquettes…',
  title: 'Étiquettes',
  titleOf: (name: string) => sentence`Étiquettes de la commande ${name}`,
  kinds: { order: 'Commande', crate: 'Cagette', trolley: 'Chariot' },
  ofCenter: (kind: string, center: string) => sentence`${kind}, ${center}`,
  what: 'Quoi',
  crates: 'Cagettes',
  trolleys: 'Chariots du centre',
  first: 'Première cagette',
  count: 'Nombre',
  countHint: 'Un nombre entier de 1 à 240 est attendu.',
  withCrates: 'Avec ses cagettes',
  layout: 'Papier',
  single: 'Une étiquette par page',
  sheet: 'Planche de 24 (A4, 3 × 8)',
  number: (count: number) => `${count} ${count > 1 ? 'étiquettes' : 'étiquette'}`,
  range: (first: string, last: string) => sentence`${first} à ${last}`,
  borne: (crates: readonly { readonly code: string; readonly order: string }[]) => {
    const list = joined(
      ', ',
      crates.map(({ code, order }) => sentence`${code} (${order})`),
    );
    return crates.length > 1
      ? sentence`Sautées, déjà sur une commande : ${list}`
      : sentence`Sautée, déjà sur une commande : ${list}`;
  },
  allBorne: 'Toutes ces cagettes sont déjà sur une commande.',
  none: 'Aucun chariot dans ce centre',
  print: 'Imprimer',
  close: 'Fermer',
  gone: "Cette commande n'est plus sur cet appareil.",
};
