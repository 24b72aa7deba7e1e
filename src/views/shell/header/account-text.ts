import { joined, sentence } from '../../../domain/words/isolate.ts';
import type { ThemeChoice } from '../theme/theme-choice.ts';

const themes: Readonly<Record<ThemeChoice, string>> = { system: 'Comme le système', light: 'Clair', dark: 'Sombre' };

const waitingText = (count: number) =>
  count > 1
    ? `${count} actions attendent sur cet appareil : elles partiront à votre retour`
    : '1 action attend sur cet appareil : elle partira à votre retour';

const toTreatText = (count: number) =>
  count > 1
    ? `${count} actions à traiter restent sur cet appareil : rien ne partira sans vous`
    : '1 action à traiter reste sur cet appareil : rien ne partira sans vous';

export const accountTexts = {
  theme: 'Thème',
  themes,
  smsTexts: 'Textes de SMS',
  shortcuts: 'Raccourcis clavier',
  signOut: 'Se déconnecter',
  typed: (typing: readonly string[]) =>
    typing.length > 0
      ? sentence`Saisie en cours sur cet appareil, dans cet onglet ou un autre : ${joined(', ', typing)}. Elle sera perdue.`
      : "Plus rien n'est en cours de saisie.",
  offline: 'Hors ligne : la session ne peut être fermée qu’avec le réseau',
  /** Null where none is open. */
  open: (waiting: number, toTreat: number) => {
    const said = [...(waiting > 0 ? [waitingText(waiting)] : []), ...(toTreat > 0 ? [toTreatText(toTreat)] : [])];
    return said.length > 0 ? said.join('. ') : null;
  },
};
