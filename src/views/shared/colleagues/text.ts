import { isolated } from '../../../domain/isolate.ts';

type Names = { readonly first_name?: string | null | undefined; readonly last_name?: string | null | undefined };

const begun: Readonly<Record<string, string>> = {
  redelivery: 'prépare une relivraison',
  preparation: 'prépare une repréparation',
  slot: 'change le créneau',
  address: "change l'adresse",
  status: 'change le statut',
};

const named = ({ first_name, last_name }: Names) => [first_name, last_name].flatMap((name) => name?.trim() || []);

/** What is said of colleagues (OUR-060). */
export const colleagueTexts = {
  title: 'Qui est là',
  /** `Léa prépare une relivraison`; a code that is not known is a look. */
  says: (names: Names, code: string | null | undefined) =>
    `${isolated(named(names)[0] ?? 'Un collègue')} ${(code && begun[code]) || 'regarde'}`,
  whole: (names: Names) => named(names).join(' ') || 'Un collègue',
  initials: (names: Names) =>
    named(names)
      .map((name) => [...name][0]?.toUpperCase() ?? '')
      .join('') || '?',
};
