import type { Locator } from '@playwright/test';
import { and, asc, eq, gt, max } from 'drizzle-orm';
import { customers } from '../../../server/src/db/schema/customers.ts';
import { auditEntries } from '../../../server/src/db/schema/record.ts';
import { seedUsers } from '../../../server/src/world/people/users.ts';
import { parisDay } from '../../../src/domain/time/paris-time.ts';
import type { Client } from '../../contract/client.ts';
import type { Board } from '../../hands/board.ts';
import { Sheet } from '../../hands/sheet.ts';
import type { Caller, SupportEvening } from '../days/support-evening.ts';
import type { WorkerFixtures } from '../fixtures.ts';
import { Dispatcher, deedOf, expect } from './dispatcher.ts';
import { mouse } from './hands.ts';

/** Somebody at work in support: he finds whoever calls, acts, and knows which calls the server should have. */
export class Agent {
  readonly did: string[] = [];
  readonly sheet: Sheet;
  readonly dispatcher: Dispatcher;

  constructor(readonly board: Board) {
    this.sheet = new Sheet(board.page);
    this.dispatcher = new Dispatcher(board, mouse(board.page));
  }

  get page() {
    return this.board.page;
  }

  /** Picks up the phone, and types the caller's words into the search; Enter opens a hit. */
  async hears(text: string): Promise<void> {
    await this.settled();
    await this.page.goto('/support/');
    const field = this.page.getByRole('searchbox', { name: 'Rechercher un client ou une commande' });
    await expect(field).toBeFocused();
    await field.fill(text);
    await field.press('Enter');
  }

  /** The file of a caller, found by his own words. */
  async opensFileOf({ name }: Caller, text: string): Promise<void> {
    await this.hears(text);
    await expect(this.header.getByRole('heading', { name })).toBeVisible();
  }

  /** Opens a sheet, found by words about it. */
  async opensSheetOf({ order }: Caller, text: string): Promise<void> {
    await this.hears(text);
    await this.isOpen(order.name);
  }

  /** Goes on to an order of the file that is open. */
  async goesOnTo({ order }: Caller): Promise<void> {
    const row = this.sheet.block('Commandes').getByRole('row').filter({ hasText: order.name });
    await row.getByRole('cell').nth(2).click();
    await this.isOpen(order.name);
  }

  async isOpen(name: string): Promise<void> {
    await expect(this.sheet.article).toHaveAccessibleName(`Commande ${name}`);
    await expect(this.sheet.article).toHaveAttribute('aria-busy', 'false');
  }

  /** Closes the files of this call: no more than five are kept open. */
  async hangsUp(): Promise<void> {
    await this.settled();
    const crosses = this.page.getByRole('navigation', { name: 'Appels ouverts' }).getByRole('button');
    for (let left = await crosses.count(); left > 0; left--) {
      await crosses.first().click();
      await expect(crosses).toHaveCount(left - 1);
    }
  }

  get header(): Locator {
    return this.sheet.block('Client').first();
  }

  get note(): Locator {
    return this.sheet.block('Note interne').getByRole('textbox');
  }

  tab = (name: string): Locator => this.page.getByRole('tab', { name });
  button = (name: string): Locator => this.page.getByRole('button', { name, exact: true });

  async chooses(label: string, option: string | RegExp): Promise<void> {
    await this.sheet.dialog.getByRole('combobox', { name: label, exact: true }).click();
    await this.page.getByRole('option', { name: option }).first().click();
  }

  async isDone(): Promise<void> {
    await expect(this.sheet.dialog).toBeHidden();
  }

  noted(method: string, path: string): void {
    this.did.push(`${method} /api/${path}/`);
  }

  /** Until the server has everything: an action under way when a page is left would be asked about again. */
  settled = async () => {
    if (!this.page.url().startsWith('about:')) await expect(this.board.actions).toHaveText('Actions');
  };
}

export interface Calls extends Pick<WorkerFixtures, 'server' | 'colleague'> {
  readonly agent: Agent;
  readonly callers: SupportEvening;
}

/** Ten calls, one after the other: each deed is done once, by whoever did it. */
export async function takeTenCalls(calls: Calls): Promise<void> {
  const { agent, server, callers } = calls;
  const before = await lastDeed(server);
  for (const take of [
    ...[knownByPhone, lateOrder, wrongAddress, forgottenBags, damagedCrate],
    ...[prepareAgain, overMidnight, outOfBlock, anonymised, callsBack],
  ]) {
    await take(calls);
    await agent.hangsUp();
  }
  await agent.settled();

  const deeds = await server.db
    .select()
    .from(auditEntries)
    .where(and(gt(auditEntries.id, before), eq(auditEntries.user_id, idOf('superadmin'))))
    .orderBy(asc(auditEntries.id));
  expect(deeds.map(deedOf)).toEqual(agent.did);
  const [note] = await server.db.select().from(customers).where(eq(customers.id, callers.back.id));
  expect(note?.data.internal_note?.content).toBe(bothNotes);
}

const idOf = (account: string) => seedUsers.find(({ email }) => email.startsWith(`${account}@`))?.id ?? 0;

async function lastDeed({ db }: Calls['server']): Promise<number> {
  const [last] = await db.select({ id: max(auditEntries.id) }).from(auditEntries);
  return last?.id ?? 0;
}

/** Found by his number in his own form; his words are written down. */
async function knownByPhone({ agent, callers: { known } }: Calls) {
  await agent.opensFileOf(known, known.phone.replace(/^0/, '+33 '));
  await expect(agent.header).toContainText(known.phone);
  await agent.note.fill('Préfère être appelée le soir');
  await agent.sheet.block('Note interne').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(agent.sheet.toast('Sauvegarde effectuée')).toBeVisible();
  agent.noted('POST', 'internal-notes');
}

/** Where is it? On the board of its center it is late: he is warned, and his file has the message. */
async function lateOrder({ agent, callers: { late } }: Calls) {
  await agent.opensSheetOf(late, late.order.name.toLowerCase());
  await agent.settled();
  await agent.board.open();
  await agent.dispatcher.warn(late.order, 25);
  agent.did.push(...agent.dispatcher.did);
  await agent.opensFileOf(late, late.email);
  await agent.tab('SMS').click();
  await expect(agent.page.getByRole('table', { name: 'SMS' }).getByRole('row')).toHaveCount(2);
}

/** The number of the street was wrong: his address is corrected, and his order goes there. */
async function wrongAddress({ agent, callers: { moved } }: Calls) {
  const { sheet, page } = agent;
  await agent.opensFileOf(moved, 'thibault capucine');
  await agent.goesOnTo(moved);
  await sheet.action("Changer l'adresse").click();
  const all = page.getByRole('dialog', { name: /^Adresse de livraison de la commande/ });
  await all.getByRole('button', { name: "Corriger l'adresse choisie" }).click();
  const one = page.getByRole('dialog', { name: 'Corriger une adresse du client' });
  await one.getByLabel('Numéro').fill('141 bis');
  await one.getByLabel('Informations complémentaires').fill('Fond de cour');
  await one.getByRole('button', { name: 'Corriger et livrer ici' }).click();
  await expect(one).toBeHidden();
  agent.noted('PATCH', `admin-addresses/${moved.id}`);
  await agent.isDone();
  await expect(sheet.fact('Livraison et facturation', 'Adresse')).toContainText('141 bis Rue Marcadet');
  agent.noted('PATCH', `processing-orders/${moved.order.id}/address`);
}

/** Two bags stayed behind: they go out as an order of their own. */
async function forgottenBags({ agent, callers: { forgot } }: Calls) {
  const { sheet } = agent;
  await agent.opensSheetOf(forgot, String(forgot.order.id));
  await sheet.action('Sacs oubliés').click();
  await agent.chooses('Créneau', /-/);
  await sheet.dialog.getByLabel('Sacs secs').fill('2');
  await sheet.dialog.getByLabel('Sacs isothermes').fill('0');
  await agent.chooses('Type de dépôt', 'Aucune zone de dépôt');
  await sheet.dialog.getByRole('button', { name: 'Créer la relivraison' }).click();
  await agent.isDone();
  await expect(sheet.block('Commandes liées').getByRole('row')).toHaveCount(2);
  agent.noted('POST', 'redeliver-orders');
}

/** A crate broke on the dock: another one takes its place, and its content is damaged. */
async function damagedCrate({ agent, callers: { damaged } }: Calls) {
  const { sheet } = agent;
  const { dialog } = sheet;
  await agent.opensFileOf(damaged, 'eugenie lhermitte');
  await agent.goesOnTo(damaged);
  await sheet.action('Cagettes').click();
  await dialog.getByRole('button', { name: 'Retirer la cagette 12-34' }).click();
  await expect(dialog).toContainText('Aucune cagette');
  await dialog.getByLabel('Code de la cagette').fill('56-78');
  await dialog.getByRole('button', { name: 'Ajouter' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText(['56-78']);
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  const crates = `processing-orders/${damaged.order.id}`;
  agent.noted('POST', `${crates}/delete_crate`);
  agent.noted('POST', `${crates}/add_crate`);
  await sheet.action('Statut produit').click();
  await agent.chooses('Produit', 'Yaourt nature');
  await dialog.getByRole('radio', { name: 'Abîmé' }).click();
  await sheet.save();
  await expect(sheet.block('Produits (1)').getByRole('row', { name: /Yaourt nature/ })).toContainText('Abîmé');
  agent.noted('PATCH', `${crates}/order_product_change_status`);
}

/** The butter was missing: it is prepared again, in two steps. */
async function prepareAgain({ agent, callers: { again } }: Calls) {
  const { sheet } = agent;
  const { dialog } = sheet;
  await agent.opensSheetOf(again, `#${again.order.name}`);
  await sheet.action('Re-préparer').click();
  await dialog.getByRole('checkbox', { name: 'Beurre demi-sel' }).click();
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await agent.chooses('Raison', 'Produit manquant');
  await dialog.getByRole('radio').first().click();
  await dialog.getByRole('button', { name: /^Re-préparer 1 produit/ }).click();
  await agent.isDone();
  await expect(sheet.block('Commandes liées').getByRole('row')).toHaveCount(2);
  agent.noted('POST', 'duplicate-orders');
}

/** He is home late: the slot begins before midnight and ends after it. */
async function overMidnight({ agent, callers: { tonight } }: Calls) {
  const { sheet } = agent;
  const { dialog } = sheet;
  await agent.opensFileOf(tonight, `noirot ${tonight.phone}`);
  await agent.goesOnTo(tonight);
  await sheet.action('Changer le créneau').click();
  await dialog.getByRole('button', { name: 'Créneau libre' }).click();
  const dayOf = (days: number) => parisDay(Date.now() + days * 24 * 60 * 60_000);
  await dialog.getByLabel('Jour de début').fill(dayOf(2));
  await dialog.getByLabel('Heure de début').fill('23:45');
  await expect(dialog.getByLabel('Jour de fin')).toHaveValue(dayOf(3));
  await expect(dialog.getByLabel('Heure de fin')).toHaveValue('00:15');
  await dialog.getByRole('button', { name: /^Changer le créneau/ }).click();
  await agent.isDone();
  await expect(sheet.fact('Livraison et facturation', 'Créneau')).toContainText('23:45 - 00:15');
  agent.noted('PATCH', `processing-orders/${tonight.order.id}/slot`);
}

/** Her card was checked on the phone: the order leaves its block, and names who let it. */
async function outOfBlock({ agent, callers: { blocked } }: Calls) {
  const { sheet } = agent;
  await agent.opensSheetOf(blocked, blocked.order.name);
  await sheet.status.click();
  await sheet.dialog.getByRole('radio', { name: 'Autre', exact: true }).click();
  await sheet.dialog.getByLabel('Commentaire').fill('Carte vérifiée avec la banque au téléphone');
  await sheet.dialog.getByRole('button', { name: 'RAS, Passer en "payée"' }).click();
  await agent.board.confirmation.getByRole('button', { name: 'Confirmer' }).click();
  await agent.isDone();
  await expect(sheet.status).toHaveText('PAYÉE');
  agent.noted('POST', `processing-orders/${blocked.order.id}/change_status`);
}

/** He wants to be forgotten: nothing names him any more, his order keeps its number. */
async function anonymised({ agent, callers: { leaving } }: Calls) {
  await agent.opensFileOf(leaving, leaving.phone);
  await agent.tab('Divers').click();
  await agent.button('Anonymiser').click();
  await agent.board.confirmation.getByRole('button', { name: /^Anonymiser .+/ }).click();
  await expect(agent.page).not.toHaveURL(/rambaud/);
  agent.noted('POST', `users/${leaving.id}/anonymise`);
  await agent.hears(leaving.phone);
  await expect(agent.page.getByText('Aucun client trouvé')).toBeVisible();
  await agent.opensSheetOf(leaving, String(leaving.order.id));
  await expect(agent.header).toContainText('Lue à');
  await expect(agent.page.getByRole('main')).not.toContainText('Rambaud');
}

const hisNote = 'Sonner deux fois';
const bothNotes = `${hisNote}. Rappelée à 21 h.`;

/** Cut off while he types, and back once a colleague had her on the phone: both notes are kept, hers is shown first. */
async function callsBack({ agent, callers: { back }, colleague }: Calls) {
  const { sheet } = agent;
  await agent.opensFileOf(back, 'josephine carlier');
  await agent.goesOnTo(back);
  await agent.note.fill('Rappelle dans dix minutes');
  await agentElsewhere(back, colleague);
  await agent.opensFileOf(back, 'carlier');
  // The colleague's change is there, and so is the typed text.
  await expect(agent.header).toContainText('07 11 22 33 44');
  await expect(agent.note).toHaveValue('Rappelle dans dix minutes');
  await expect(agent.page.getByRole('alert')).toContainText(`La note a changé entre-temps : ${hisNote}`);
  await agent.note.fill(bothNotes);
  await sheet.block('Note interne').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(agent.page.getByRole('alert')).toHaveCount(0);
  await agent.goesOnTo(back);
  await expect(sheet.status).toHaveText('À VÉRIF.');
  await expect(sheet.fact('Préparation', 'Sacs')).toHaveText('7 secs + 1 isotherme');
  agent.noted('PATCH', `internal-notes/${back.id * 3 + 1}`);
}

/** A colleague's work on the same call, past this screen. */
async function agentElsewhere({ id, order }: Caller, api: Client): Promise<void> {
  const answers = [
    await api.patch(`/users/${id}/`, { phone_number: '07 11 22 33 44' }),
    await api.post('/internal-notes/', { user_id: id, content: hisNote }),
    await api.post(`/processing-orders/${order.id}/change_status/`, { status: 'to-check', flat: 1 }),
    await api.patch(`/processing-orders/${order.id}/`, { number_of_bags: 8, number_of_bags_isotherm: 1 }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
}
