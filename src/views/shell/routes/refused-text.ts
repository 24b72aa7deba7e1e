import type { Permission } from '../../../domain/session/permissions.ts';
import type { SessionUser } from '../../../domain/session/session.ts';
import { joined, sentence } from '../../../domain/words/isolate.ts';

export const refusedTexts = {
  needed: "Ce qu'il faut",
  right: 'Droit',
  account: 'Votre compte',
  holders: "Qui l'a",
  given: 'Qui le donne',
  /** No right of a room is given within the console. */
  givenBy: "l'administration, avec le compte",
  ask: 'Copier la demande',
  askHint: 'le compte, le droit et la page, à envoyer',
  /** What is sent to who gives the right. */
  asked: ({ account, right, page }: { readonly account: string; readonly right: string; readonly page: string }) =>
    sentence`Bonjour, pouvez-vous ouvrir un droit dans Quai à ${account} ? Droit : ${right}. Page : ${page}`,
  open: 'Vos écrans',
  noneOpen: 'Aucun écran avec ce compte',
  closed: 'Les autres écrans',
};

interface RightOfRoom {
  /** What it lets somebody do. */
  readonly what: string;
  /** The groups that have it. */
  readonly holders: string;
}

/** Rights to enter a room (DSP-110 to DSP-115). */
export const rightsOfRooms: Readonly<Partial<Record<Permission, RightOfRoom>>> = {
  flow: {
    what: "flow : lire et conduire les commandes, les tournées et les livreurs d'un centre",
    holders: 'responsables, support, super administrateurs, et les comptes avec le droit flow_access',
  },
  logs: { what: 'logistique : lire et corriger les présences et les surcoûts', holders: 'la logistique' },
  assign: { what: "super admin : régler l'ordre des types de tâches", holders: 'les super administrateurs' },
};

/** The groups of an account in words. */
export function groupsText({ groups, is_logistic: isLogistic }: SessionUser): string {
  const names = [
    groups?.is_super_admin && 'super administrateur',
    groups?.is_manager && 'responsable',
    groups?.is_acl_manager && 'gestionnaire des droits',
    groups?.is_support && 'support',
    groups?.is_dockstaff && 'quai',
    isLogistic && 'logistique',
  ];
  return joined(', ', names) || 'aucun groupe';
}
