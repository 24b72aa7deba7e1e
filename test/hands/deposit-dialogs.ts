import type { Page } from '@playwright/test';
import { de } from '../../src/domain/words/elided.ts';

/** The deposits of the center, the deposits of one of its drivers. */
export const modal = (page: Page) => page.getByRole('dialog', { name: 'Gestion des consignes' });
export const detailOf = (page: Page, name: string) => page.getByRole('dialog', { name: `Consignes ${de(name)}` });

export const open = (page: Page) => page.getByRole('button', { name: 'Consignes', exact: true }).click();

/** The texts of a line, cell by cell. */
export const cells = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('row', { name }).getByRole('cell').allTextContents();
