import type { Random } from '../random.ts';

export const givenNames = [
  ...['Adèle', 'Aïssatou', 'Alban', 'Amandine', 'Anouk', 'Antoine', 'Assia', 'Aurélien', 'Baptiste', 'Bastien'],
  ...['Camille', 'Capucine', 'Cédric', 'Chloé', 'Clément', 'Corentin', 'Damien', 'Djibril', 'Élise', 'Éloïse'],
  ...['Émeline', 'Étienne', 'Fanny', 'Fatou', 'Florent', 'Garance', 'Gaspard', 'Grégoire', 'Hélène', 'Hugo'],
  ...['Inès', 'Ismaël', 'Jade', 'Jérémie', 'Joséphine', 'Karim', 'Léonie', 'Lina', 'Loïc', 'Lucile'],
  ...['Maëlle', 'Mamadou', 'Margaux', 'Mathis', 'Mehdi', 'Mélanie', 'Nadia', 'Noémie', 'Octave', 'Orlane'],
  ...['Pauline', 'Quentin', 'Rachid', 'Rémi', 'Salomé', 'Samir', 'Solène', 'Sofiane', 'Thaïs', 'Théo'],
  ...['Ulysse', 'Valentin', 'Victoire', 'Yanis', 'Yasmine', 'Zoé'],
] as const;

export const familyNames = [
  ...['Abadier', 'Amrouchène', 'Aubrecourt', 'Balmarin', 'Barthelay', 'Belhaoui', 'Bertignac', 'Boisvallon'],
  ...['Bouvreuil', 'Cazalens', 'Chambrelan', 'Charvillon', 'Coulimbay', 'Courtepaille', 'Dantrel', 'Daubercy'],
  ...['Delmarquis', 'Desvallons', 'Diakhité', 'Dorvilliers', 'Escaravage', 'Faucherand', 'Fontanelle', 'Galmiche'],
  ...['Garrivet', 'Gourmelan', 'Guibertin', 'Haddouche', 'Hermelin', 'Jolivard', 'Kerbrazen', 'Lacombrade'],
  ...['Lanvallier', 'Larrieudé', 'Leguennic', 'Mahrouni', 'Malaquis', 'Marsoulan', 'Mérigeault', 'Montferrand'],
  ...['Nadaillac', 'Nguyenvan', 'Orsonneau', 'Paillardin', 'Pelloquin', 'Perrigaud', 'Pontcallec', 'Quintallet'],
  ...['Ravanelle', 'Rochebrune', 'Rouvrelle', 'Saint-Aubier', 'Sankharé', 'Sauvageon', 'Taillefert', 'Thévenard'],
  ...['Tourmagne', 'Traorelle', 'Vallombreux', 'Vauquelin', 'Verdelhan', 'Villotreix', 'Yahiaoui', 'Zerbanne'],
] as const;

export interface PersonName {
  readonly first: string;
  readonly last: string;
}

/** An invented person: the family names are made up. */
export const drawName = (random: Random): PersonName => ({
  first: random.pick(givenNames),
  last: random.pick(familyNames),
});

/** The name of staff and drivers on screen: `Camille B.`. */
export const shortName = ({ first, last }: PersonName) => `${first} ${last.slice(0, 1)}.`;

/** The name of the floor's people: `Camille Bertignac`. */
export const fullName = (name: PersonName) => `${name.first} ${name.last}`;

/** A full name for a short one: `Camille Bertignac` for `Camille B.`. */
export function nameOf(short: string, random: Random): PersonName {
  const [given = '', initial = ''] = short.split(/ (?=\S\.$)/);
  const families = familyNames.filter((family) => `${family.slice(0, 1)}.` === initial);
  return { first: given, last: families.length > 0 ? random.pick(families) : initial };
}

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A name as in e-mail addresses: `helene.de.la.tour`. */
export const plainName = (name: string) =>
  withoutAccents(name)
    .trim()
    .replace(/[^a-z]+/g, '.');

export const staffEmail = ({ first, last }: PersonName) =>
  `${withoutAccents(first)}.${withoutAccents(last)}@quai.example`;

/** From the block that the French regulator reserves for fiction: 06 39 98 00 00 to 06 39 98 99 99. */
export const drawMobile = (random: Random) => `+33 6 39 98 ${random.int(10, 99)} ${random.int(10, 99)}`;
