import { euroText } from '../../../../domain/money/money.ts';
import type { DifferenceKind, ReadProvider } from '../../../../domain/money/reconcile/reconciliation.ts';
import { sentence } from '../../../../domain/words/isolate.ts';
import { plural } from '../../../../domain/words/plural.ts';

const providers: Readonly<Record<string, string>> = { card: 'Stripe', paygreen: 'Paygreen', edenred: 'Edenred' };
const nameOf = (provider: string) => providers[provider] ?? provider;

const kinds: Readonly<Record<DifferenceKind, string>> = {
  missingHere: 'chez le prestataire, pas chez nous',
  missingThere: 'chez nous, pas chez le prestataire',
  amount: 'autre montant',
  state: 'autre état',
};

export const reconciliationTexts = {
  title: (day: string) => sentence`Rapprochement du ${day}`,
  day: 'Argent du jour',
  loading: 'Lecture chez les prestataires...',
  nameOf,
  kindOf: (kind: string) => kinds[kind as DifferenceKind] ?? kind,
  /** Who did not answer is never told as agreement (OUR-164). */
  stateOf: ({ is_configured, is_answered, unread, read }: ReadProvider, differences: number): string => {
    if (is_configured === false) return "pas de prestataire sur ce serveur : rien n'est comparé";
    const left = unread ?? 0;
    if (is_answered !== true)
      return read
        ? sentence`${left} ${plural(left, 'paiement non lu', 'paiements non lus')} : le reste est inconnu`
        : "ne répond pas : rien n'est comparé";
    if (differences > 0) return `${differences} ${plural(differences, 'différence', 'différences')}`;
    return 'aucune différence';
  },
  providers: 'Prestataires',
  providerColumns: [
    { title: 'Prestataire' },
    { title: 'Lu', kind: 'number' },
    { title: 'Chez nous', kind: 'number' },
    { title: 'Chez lui', kind: 'number' },
    { title: 'Résultat' },
  ] as const,
  differences: (count: number) => `Différences (${count})`,
  columns: [
    { title: 'Commande' },
    { title: 'Prestataire' },
    { title: 'Différence' },
    { title: 'Chez nous', kind: 'number' },
    { title: 'Chez lui', kind: 'number' },
    { title: 'Numéro chez lui' },
    { title: 'Parcours' },
  ] as const,
  /** Of the file alone, whose cells hold one value each. */
  stateColumn: (side: string) => sentence`${side}, état`,
  noOrder: 'aucune commande ici',
  nothing: 'rien',
  pending: (count: number, amount: string) =>
    sentence`${count} ${plural(count, 'part pas encore tranchée', 'parts pas encore tranchées')}, ${amount}, qui ne sont pas des différences`,
  pendingColumns: [
    { title: 'Commande' },
    { title: 'Prestataire' },
    { title: 'Montant', kind: 'number' },
    { title: 'État' },
    { title: 'Parcours' },
  ] as const,
  course: 'Parcours',
  unread: "Des différences n'ont pas pu être lues : la liste est incomplète.",
  note: 'Les remboursements demandés ce jour-là. Paygreen et Edenred ne listent pas leurs remboursements : chaque paiement concerné est relu, tout ce qui en a été rendu compte, et un remboursement fait chez eux sur un autre paiement ne se voit pas ici.',
  side: (euros: number | null | undefined, state: string) =>
    typeof euros === 'number' ? [euroText(euros), state].filter((text) => text !== '').join(' ') : null,
};
