import { euroText } from '../../../../domain/money/money.ts';
import { type CheckStatus, checkText, lastCheck } from '../../../../domain/money/refund/check.ts';
import type { PartCheck, RefundPart } from '../../../../domain/money/refund/refund.ts';
import { checkRefusals, partStatusTexts } from '../../../../domain/money/text.ts';
import { joined, sentence } from '../../../../domain/words/isolate.ts';

const euros = (cents: number) => euroText(cents / 100);

const deeds: Readonly<Record<CheckStatus, (cents: number) => string>> = {
  refunded: (cents) => sentence`${euros(cents)} sont partis`,
  refused: (cents) => sentence`${euros(cents)} ne sont pas partis`,
  unknown: (cents) => sentence`${euros(cents)} restent inconnus`,
};

/** `J'ai vérifié` (SUP-377). */
export const checkTexts = {
  check: "J'ai vérifié",
  title: (cents: number, means: string, name: string) => sentence`J'ai vérifié, ${euros(cents)} sur ${means}, ${name}`,
  hold: (cents: number, name: string) => sentence`vérification de ${euros(cents)} de la commande ${name}`,
  seen: "Ce que j'ai vu",
  choices: {
    refunded: (cents: number) => sentence`Remboursé : ${euros(cents)} sont partis`,
    refused: (cents: number) => sentence`Pas remboursé : rien n'est parti, ${euros(cents)} redeviennent remboursables`,
    unknown: (cents: number) => sentence`Toujours inconnu : ${euros(cents)} restent retenus, le reste est libre`,
  } satisfies Readonly<Record<CheckStatus, (cents: number) => string>>,
  seenIn: 'Où',
  kept: 'Demandé. Reste au remboursement, avec votre nom.',
  wanted: { status: 'Choisissez ce que vous avez vu', seenIn: "Dites où vous l'avez vu" },
  tooLong: '500 caractères au plus',
  isOver: 'Cette part est décidée',
  settled: (part: RefundPart) => {
    const last = lastCheck(part);
    return last ? checkRefusals.checked(checkText(last)) : checkRefusals.settled(partStatusTexts[part.status ?? '']);
  },
  alreadyChecked: (last: PartCheck) => checkRefusals.checked(checkText(last)),
  pending: 'En attente',
  sendsNothing: "N'envoie rien au prestataire. S'il dit autre chose plus tard, la fiche le dira.",
  submit: (status: CheckStatus | '', cents: number) =>
    status === '' ? 'Noter' : sentence`Noter : ${deeds[status](cents)}`,
  lookedUp: (looks: number) => `Lu ${looks} fois sans preuve`,
  nextLook: (time: string) => sentence`prochaine lecture à ${time}`,
  noMoreLooks: 'plus lu : une personne doit regarder',
  /** OUR-250. */
  nobodyKnows: (cents: number, means: string) =>
    sentence`Personne ne sait si ${euros(cents)} sont partis par ${means}.`,
  stillRead: 'Le serveur le relit : la réponse viendra ici, rien ne part une deuxième fois.',
  where: 'Rien ne part une deuxième fois. Où regarder :',
  atProvider: (means: string, cents: number, when: string | null) =>
    joined(', ', [sentence`chez ${means} : un remboursement de ${euros(cents)}`, when && sentence`demandé le ${when}`]),
  atCustomer: (cents: number) => sentence`chez le client : ${euros(cents)} sur son relevé`,
  inCourse: 'au parcours de ce remboursement : ce que chaque lecture a dit',
  ofManager: 'réservé aux responsables',
  allHeld: (cents: number) => sentence`${euros(cents)} sont retenus ; l'autre argent de la commande attend.`,
  held: (cents: number) => sentence`${euros(cents)} sont retenus ; le reste de la commande est libre.`,
  contradicted: (word: string, when: string) => sentence`Le prestataire dit autre chose depuis : ${word}, ${when}`,
};
