import type { ThemeChoice } from '../theme/theme-choice.ts';

const themes: Readonly<Record<ThemeChoice, string>> = { system: 'Comme le système', light: 'Clair', dark: 'Sombre' };

export const accountTexts = {
  theme: 'Thème',
  themes,
  shortcuts: 'Raccourcis clavier',
  signOut: 'Se déconnecter',
  offline: 'Hors ligne : la session ne peut être fermée qu’avec le réseau',
  waiting: (count: number) =>
    count > 1
      ? `${count} actions attendent sur cet appareil : elles partiront à votre retour`
      : '1 action attend sur cet appareil : elle partira à votre retour',
};
