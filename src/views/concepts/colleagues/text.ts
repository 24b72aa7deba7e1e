import type { BegunCodes } from '../../../domain/colleague/begun.ts';
import type { Colleague } from '../../../domain/colleague/colleague.ts';
import { isolated } from '../../../domain/words/isolate.ts';

type Names = { readonly first_name?: string | null | undefined; readonly last_name?: string | null | undefined };

const begun: { readonly [Kind in keyof BegunCodes]: Readonly<Record<BegunCodes[Kind], string>> } = {
  customer: {},
  order: {
    redelivery: 'prépare une relivraison',
    preparation: 'prépare une repréparation',
    slot: 'change le créneau',
    address: "change l'adresse",
    status: 'change le statut',
  },
  dock: {
    edit: 'modifie la tournée',
    driver: 'change le livreur',
    move: 'déplace la tournée',
    courier: 'appelle un coursier',
    loading: 'contrôle le chargement',
    closing: 'clôture la tournée',
    deletion: 'supprime la tournée',
  },
};

/** Undefined for a code that this build does not know. */
const begunText = (kind: Colleague['kind'], code: string | null | undefined): string | undefined =>
  new Map(Object.entries(begun[kind])).get(code ?? '');

const named = ({ first_name, last_name }: Names) => [first_name, last_name].flatMap((name) => name?.trim() || []);

/** Texts about colleagues (OUR-060). */
export const colleagueTexts = {
  title: 'Qui est là',
  /** `Léa prépare une relivraison`; an unknown code means a look. */
  says: ({ kind, begun: code, ...names }: Names & Pick<Colleague, 'kind' | 'begun'>) =>
    `${isolated(named(names)[0] ?? 'Un collègue')} ${begunText(kind, code) ?? 'regarde'}`,
  whole: (names: Names) => named(names).join(' ') || 'Un collègue',
  initials: (names: Names) =>
    named(names)
      .map((name) => [...name][0]?.toUpperCase() ?? '')
      .join('') || '?',
};
