import type { Unfilled } from '../../../domain/sms-text/fill.ts';
import { hourText } from '../../../domain/time/paris-time.ts';
import { joined, sentence } from '../../../domain/words/isolate.ts';
import { plural } from '../../../domain/words/plural.ts';

export const smsTextTexts = {
  list: 'Textes de SMS',
  unknown: 'Ce serveur ne garde pas de textes.',
  unread: 'Lecture des textes...',
  notHere: "Les textes n'ont pas encore été lus sur cet appareil.",
  none: 'Aucun texte',
  own: 'Les miens',
  ofCenter: 'Du centre',
  waiting: "En attente d'envoi",
  readAt: (atMs: number) => sentence`Lus à ${hourText(atMs)}`,
  changedBy: (name: string, day: string) => sentence`par ${name}, le ${day}`,
  add: 'Nouveau texte...',
  edit: 'Modifier...',
  editOf: (title: string) => sentence`Modifier le texte ${title}`,
  remove: 'Supprimer',
  removeOf: (title: string) => sentence`Supprimer le texte ${title}`,
  removeTitle: 'Supprimer ce texte',
  removeQuestion: (title: string, isShared: boolean) =>
    isShared
      ? sentence`Plus personne dans ce centre ne pourra choisir ${title}. Le supprimer ?`
      : sentence`Vous ne pourrez plus choisir ${title}. Le supprimer ?`,
  keep: 'Garder',

  // To write one.
  titleNew: 'Nouveau texte de SMS',
  titleEdit: (title: string) => sentence`Texte de SMS : ${title}`,
  hold: (title: string | null) => (title === null ? 'nouveau texte de SMS' : sentence`texte de SMS ${title}`),
  title: 'Nom',
  badTitle: 'Un nom est attendu, de 60 caractères au plus.',
  body: 'Texte',
  badBody: 'Un texte est attendu, de 1 000 caractères au plus.',
  noField: (marks: readonly string[]) => sentence`${joined(', ', marks)} : aucun champ n'a ce nom.`,
  fields: 'Champs à insérer',
  who: 'Pour',
  forMe: 'Moi',
  forCenter: 'Le centre',
  ofCenterNote: 'Ce texte est au centre : tous ceux qui envoient des SMS peuvent le choisir.',
  example: 'Exemple, pour une commande imaginée',
  length: (signs: number, parts: number) => `${signs} ${plural(signs, 'signe', 'signes')}, ${parts} SMS`,
  save: 'Enregistrer',
  saveAsNew: 'Enregistrer comme nouveau texte',
  gone: "Quelqu'un a supprimé ce texte entre-temps. Ce que vous avez écrit peut être enregistré comme nouveau texte.",
  missing: "Ce texte n'est plus sur cet appareil.",
  moved: (title: string, body: string) =>
    sentence`Quelqu'un a changé ce texte entre-temps. Il dit maintenant : ${title}. ${body}`,

  // To choose one.
  choose: 'Choisir un texte',
  choice: (title: string, isShared: boolean) => (isShared ? sentence`${title} (centre)` : title),
  chosen: (title: string, isTyped: boolean) =>
    isTyped ? sentence`Texte choisi : ${title}, modifié depuis.` : sentence`Texte choisi : ${title}.`,
  takeBack: 'Reprendre ce qui était écrit',
  manage: 'Textes de SMS...',
  /** `{prénom} : le prénom du client est inconnu`. */
  unfilled: (all: readonly Unfilled[]) =>
    joined(
      ' ; ',
      all.map(({ mark, why }) => sentence`${mark} : ${why}`),
    ),
  fill: 'Remplir les champs',
  /** Why the button is off. */
  isUnfilled: "Le texte a un champ qui n'est pas rempli",
} as const;
