import { type Locator, expect as plainExpect } from '@playwright/test';
import { de } from '../../../src/domain/words/elided.ts';
import type { Board } from '../../hands/board.ts';
import type { Hand } from './hands.ts';

/** Long enough for a busy machine: the screen decides. */
export const expect = plainExpect.configure({ timeout: 30_000 });

interface WithId {
  readonly id: number;
}

interface WithName {
  /** Its name on the board. */
  readonly name: string;
}

export type Named = WithId & WithName;

/** An entry of the server's ledger as a deed. */
export const deedOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
  `${method} ${path.replace(/\?.*/, '')}`;

type Position = 'En premier' | 'En dernier';

/** Somebody at work on the board: acts on what he sees, each deed until it shows. */
export class Dispatcher {
  /** His calls that the server should have, in order. */
  readonly did: string[] = [];

  constructor(
    readonly board: Board,
    readonly hand: Hand,
  ) {}

  /** The round that holds an order; not the place that is kept for it under a pointer. */
  roundWith({ name }: WithName): Locator {
    const { page } = this.board;
    return page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
      .and(page.locator('[data-gone="false"]'));
  }

  /** Makes a round of orders of the list. */
  async create(...orders: readonly [WithName, ...WithName[]]): Promise<WithId> {
    for (const { name } of orders) await this.press(this.board.row(name).getByRole('checkbox'));
    await this.press(this.button(/^Créer une tournée/));
    const [first] = orders;
    await expect(this.roundWith(first)).toBeVisible();
    this.note('POST', 'docks/direct_dispatch_many');
    return { id: await idOf(this.roundWith(first)) };
  }

  async move(order: WithName, dock: WithId, position: Position = 'En premier'): Promise<void> {
    await this.askMove(order, dock, position);
    await expect(this.board.inDock(dock, order.name)).toBeVisible();
    this.note('POST', 'dispatch/deliveries/move_task');
  }

  /** The same where the server may refuse: it shows until it does. */
  async askMove({ name }: WithName, dock: WithId, position: Position = 'En premier'): Promise<void> {
    const { dialog } = this.board;
    await this.press(this.board.handle(name));
    if (position === 'En dernier') await this.press(dialog.getByRole('radio', { name: position }));
    await this.press(dialog.getByRole('button', { name: this.board.code(dock) }));
    await expect(dialog).toBeHidden();
  }

  /** The same with the mouse, held all the way. */
  async carry({ name }: WithName, dock: WithId): Promise<void> {
    await this.board.drag(this.board.handle(name), this.board.dock(dock).getByRole('heading'));
    await expect(this.board.inDock(dock, name)).toBeVisible();
    this.note('POST', 'dispatch/deliveries/move_task');
  }

  /** Takes the last move back by its toast; the order is to dispatch again. */
  async undo({ name }: WithName): Promise<void> {
    await this.press(this.board.toast(`Déplacer la commande ${name}`).getByRole('button', { name: 'Annuler' }));
    await expect(this.board.row(name)).toBeVisible();
    // A row back in its list can be pressed, then not while its order is sent, then again.
    await this.settled();
    this.note('POST', 'dispatch/deliveries/move_task');
  }

  async validate(dock: WithId): Promise<void> {
    await this.press(this.board.step('Valider la tournée', dock));
    await expect(this.in('Tournées en préparation', dock)).toBeVisible();
    this.note('PATCH', `docks/${dock.id}`);
  }

  /** Other counts of bags. */
  async count({ id, name }: Named, dry: number, isotherm: number): Promise<void> {
    const { dialog } = this.board;
    await this.press(this.board.bags(name));
    await this.write(dialog.getByLabel('Sacs secs'), String(dry));
    await this.write(dialog.getByLabel('Sacs isothermes', { exact: true }), String(isotherm));
    await this.press(dialog.getByRole('button', { name: 'Enregistrer' }));
    await expect(this.board.bags(name)).toHaveText(`${dry} + ${isotherm}`);
    this.note('PATCH', `processing-orders/${id}`);
  }

  /** Gives up, in the list of actions, an action the server refused. */
  async giveUp(label: string | RegExp): Promise<void> {
    const { board } = this;
    await this.press(board.actions);
    await this.press(board.action(label).getByRole('button', { name: 'Abandonner' }));
    await this.press(board.confirmation.getByRole('button', { name: 'Abandonner' }));
    await expect(board.dialog.getByText('Aucune action en attente')).toBeVisible();
    await this.press(board.dialog.getByRole('button', { name: 'Fermer' }));
    await expect(board.dialog).toBeHidden();
  }

  /** `Mise en chariot`. */
  async define(dock: WithId): Promise<void> {
    const define = this.board.step('Mise en chariot', dock);
    await this.press(define);
    await expect(define).toHaveCount(0);
    this.note('POST', `docks/${dock.id}/define`);
  }

  /** `Chargé`. */
  async ready(dock: WithId, vehicle: string): Promise<void> {
    await this.press(this.board.step('Chargé', dock));
    await this.press(this.board.entry(vehicle));
    await expect(this.in('Tournées Prêtes à livrer', dock)).toBeVisible();
    this.note('POST', `dispatch/docks/${dock.id}/switch_to_ready_to_load`);
  }

  async assign(dock: WithId, driver: Named): Promise<void> {
    const { dialog, page } = this.board;
    await this.choose(this.board.code(dock), 'Modifier');
    await this.press(dialog.getByRole('combobox', { name: 'Livreur' }));
    await this.press(page.getByRole('option', { name: new RegExp(`^${driver.name}`) }));
    await this.press(dialog.getByRole('button', { name: 'Enregistrer' }));
    await expect(dialog).toBeHidden();
    await expect(this.board.dock(dock).getByRole('link', { name: driver.name })).toBeVisible();
    this.note('PATCH', `docks/${dock.id}`);
  }

  /** A loaded round goes to the round of its driver. */
  async loadOnto(dock: WithId, target: WithId): Promise<void> {
    await this.choose(this.board.code(dock), 'Déplacer la tournée sur…');
    await this.press(this.board.dialog.getByRole('button', { name: this.board.code(target) }));
    await expect(this.board.dialog).toBeHidden();
    // The target's card goes to another block: a press on it meanwhile is lost.
    await expect(this.in('Tournées Prêtes à livrer', target)).toBeVisible();
    this.note('POST', `dispatch/docks/${dock.id}/move_dock`);
  }

  /** `GO`: the driver leaves, or is asked. */
  async go(dock: WithId): Promise<void> {
    await this.press(this.board.go(dock));
    await expect(this.onTheRoad(dock).or(this.board.step('ANNULER', dock))).toBeVisible();
    this.note('POST', `docks/${dock.id}/assign`);
  }

  /** `ANNULER`. */
  async unlock(dock: WithId): Promise<void> {
    // The button is there at once, then rests while the departure is being sent: a press that meets the change is lost.
    await this.settled();
    await this.press(this.board.step('ANNULER', dock));
    // A card that only goes to another block has no button for a moment either.
    await expect(this.board.go(dock)).toBeVisible();
    this.note('POST', `docks/${dock.id}/unlock`);
  }

  /** `Fermer`. */
  async close(dock: WithId): Promise<void> {
    await this.choose(this.board.code(dock), 'Fermer');
    await this.press(this.board.confirmation.getByRole('button', { name: 'Fermer' }));
    // No card can be seen behind the question.
    await expect(this.board.confirmation).toBeHidden();
    await expect(this.board.dock(dock)).toHaveCount(0);
    this.note('POST', `docks/${dock.id}/finish`);
  }

  /** A button in a list that may be a line, or show its first rows: unfolded and opened whole where it has to be. */
  private async listed(list: 'À relivrer' | 'En retard', name: string): Promise<Locator> {
    const wanted = this.button(name);
    for (const opener of [list, `Tout afficher : ${list}`]) {
      if (await wanted.isVisible()) break;
      const button = this.button(opener);
      if (await button.isVisible()) await this.press(button);
    }
    return wanted;
  }

  /** Warns the client of a late order when it comes. */
  async warn({ id, name }: Named, minutes: number): Promise<void> {
    const { dialog } = this.board;
    await this.press(await this.listed('En retard', `Prévenir : commande ${name}`));
    await this.write(dialog.getByLabel('Minutes avant la livraison'), String(minutes));
    await this.press(dialog.getByRole('button', { name: 'Envoyer le SMS' }));
    await expect(dialog).toBeHidden();
    await expect(this.button(`Prévenir : commande ${name}`)).toHaveCount(0);
    this.note('POST', `processing-orders/${id}/late_sms`);
  }

  async callCourier({ id, name }: Named): Promise<void> {
    await this.press(this.button(`Appel d'un coursier pour la commande ${name}`));
    await this.press(this.board.dialog.getByRole('button', { name: 'Appeler Stuart' }));
    await expect(this.roundWith({ name })).toBeVisible();
    this.note('GET', `processing-orders/${id}/call_stuart`);
  }

  /** An order that came back goes out again as it is. */
  async redeliver({ id, name }: Named): Promise<void> {
    const { dialog } = this.board;
    await this.press(await this.listed('À relivrer', `Relivrer ou restocker la commande ${name}`));
    await this.press(dialog.getByRole('button', { name: 'Relivrer', exact: true }));
    await this.press(dialog.getByRole('button', { name: 'Relivrer la même commande' }));
    await expect(this.board.row(name)).toContainText('FINALISÉE');
    this.note('POST', `processing-orders/${id}/reset_for_redelivery`);
  }

  /** An order that came back is to be put on its shelves again. */
  async restock({ id, name }: Named): Promise<void> {
    await this.press(await this.listed('À relivrer', `Relivrer ou restocker la commande ${name}`));
    await this.press(this.board.dialog.getByRole('button', { name: 'Restocker' }));
    await expect(this.board.dialog).toBeHidden();
    this.note('GET', `processing-orders/${id}/to_restock`);
  }

  async start({ id, name }: Named, vehicle: string): Promise<void> {
    await this.press(this.button(`START ${name}`));
    await this.press(this.board.entry(vehicle));
    await expect(this.board.driver(name)).toContainText('En attente');
    this.note('POST', `drivers/${id}/start`);
  }

  /** Isothermal bags a driver brought back. */
  async takeBags({ name }: Named, count: number): Promise<void> {
    const { dialog } = this.board;
    await this.choose(name, 'Retour de sacs');
    await this.write(dialog.getByLabel('Nombre de sacs isothermes récupérés'), String(count));
    await this.press(dialog.getByRole('button', { name: 'Enregistrer' }));
    await expect(dialog).toBeHidden();
    this.note('POST', 'driver-statements');
  }

  /** Empties a driver gives back. */
  async takeDeposits({ name }: Named, label: string, count: number): Promise<void> {
    const { page } = this.board;
    await this.press(this.button('Consignes'));
    await this.press(page.getByRole('button', { name: `Afficher les consignes ${de(name)}` }));
    const his = page.getByRole('dialog', { name: `Consignes ${de(name)}` });
    await this.write(his.getByLabel(`Quantité rendue : ${label}`), String(count));
    await this.press(his.getByRole('button', { name: 'Enregistrer le retour' }));
    await expect(page.getByText('Retour enregistré', { exact: true })).toBeVisible();
    this.note('POST', 'depositdriver/bulk_return_to');
    await this.press(his.getByRole('button', { name: 'Fermer' }));
    await this.press(
      page.getByRole('dialog', { name: 'Gestion des consignes' }).getByRole('button', { name: 'Fermer' }),
    );
    await expect(this.board.dialog).toBeHidden();
  }

  /** `RETURN`. */
  async takeBack({ id, name }: Named): Promise<void> {
    await this.press(this.button(`RETURN ${name}`));
    await expect(this.board.driver(name)).toContainText('En attente');
    this.note('POST', `drivers/${id}/process_return`);
  }

  /** Closes every round of a list. */
  async closeAll(title: string): Promise<void> {
    const cards = this.board.rounds(title).getByRole('article').and(this.board.page.locator('[data-gone="false"]'));
    // The present cards: one counted may be gone before it is looked at.
    const titles = () => cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-labelledby')));
    for (let [first] = await titles(); first; [first] = await titles()) await this.close({ id: idFrom(first) });
  }

  isLoaded = (dock: WithId) => this.board.dock(dock).getByText('Chargé', { exact: true }).isVisible();
  /** The driver who was asked refuses, or does not answer. */
  isRefused = (dock: WithId) =>
    this.board
      .dock(dock)
      .getByText(/^(Refusée|Sans réponse)$/)
      .isVisible();
  isBack = ({ name }: Named) => this.button(`RETURN ${name}`).isVisible();

  /** No round is on the road any more. */
  async isAllBack(): Promise<boolean> {
    const cards = this.board.rounds('En livraison').getByRole('article');
    return (await cards.count()) === (await cards.filter({ hasText: 'Fermée' }).count());
  }

  onTheRoad = (dock: WithId) => this.in('En livraison', dock);

  in(list: string, dock: WithId): Locator {
    return this.board.rounds(list).getByRole('article', { name: this.board.code(dock), exact: true });
  }

  /** Until the server has everything. */
  settled = () => expect(this.board.actions).toHaveText('Actions');

  private press = (target: Locator) => this.hand.press(target);
  private write = (field: Locator, text: string) => this.hand.write(field, text);

  private button = (name: string | RegExp) =>
    this.board.page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) });

  /** An entry of the menu of a round or a driver. */
  private async choose(about: string, entry: string): Promise<void> {
    await this.press(this.board.more(about));
    await this.press(this.board.entry(entry));
  }

  private note(method: string, path: string): void {
    this.did.push(`${method} /api/${path}/`);
  }
}

/** A card is named by its title, which bears its id. */
const idOf = async (card: Locator) => idFrom(await card.getAttribute('aria-labelledby'));
const idFrom = (title: string | null) => Number(title?.replace('dock-', ''));
