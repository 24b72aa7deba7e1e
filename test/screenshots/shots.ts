import type { Page } from '@playwright/test';
import { wirePastDay } from '../builders/past-day.ts';
import type { Board } from '../hands/board.ts';
import { refusal } from '../hands/faults.ts';
import type { Network } from '../hands/proxy.ts';
import { moneyShots } from './money.ts';
import { paymentShots } from './payments.ts';

/** Where a picture is taken: a page that nobody has used yet, before its first address. */
export interface Stage {
  readonly page: Page;
  readonly board: Board;
  readonly network: Network;
  readonly ids: Ids;
  /** Chooses the center the page starts on. */
  readonly standOn: (center: number) => Promise<void>;
  /** Signs in as somebody else than the manager of everything. */
  readonly signInAs: (account: string) => Promise<void>;
}

/** Rows of the world the pictures are about. */
export interface Ids {
  readonly center: number;
  readonly emptyCenter: number;
  readonly offCenter: number;
  readonly order: number;
  /** Orders of as many customers, `order` the first. */
  readonly orders: readonly number[];
  /** One of its preparation zones that keeps its bags apart. */
  readonly zone: number;
  readonly orderName: string;
  readonly canteenOrder: number;
  readonly notDelivered: number;
  readonly toRestock: number;
  readonly lateOrder: number;
  readonly client: number;
  readonly task: number;
  readonly round: number;
  readonly driverRound: number;
  readonly driver: number;
  /** An order that is on the road. */
  readonly onTheRoad: number;
  /** A center a truck has come to, of whose orders one was received. */
  readonly truckCenter: number;
  /** A center with an hour of packers sent to their tasks. */
  readonly sentCenter: number;
}

export interface Shot {
  readonly name: string;
  readonly isSignedOut?: boolean;
  readonly take: (stage: Stage) => Promise<void>;
}

const screen =
  (path: string) =>
  async ({ board }: Stage) => {
    await board.page.goto(path);
    await board.page.getByRole('banner').waitFor();
    await board.page.getByRole('main').getByRole('heading').filter({ visible: true }).first().waitFor();
    await board.page.getByText('Chargement...').first().waitFor({ state: 'hidden' });
  };

/** A map is there and all of it is drawn. */
const drawn = (page: Page) => page.locator('.maplibregl-map[aria-busy="false"]').waitFor();

/** A dialog of the dispatch screen, by its address. */
const dialog =
  (query: (ids: Ids) => Record<string, string | number>) =>
  async ({ board, ids }: Stage) => {
    const address = new URLSearchParams(Object.entries(query(ids)).map(([name, value]) => [name, String(value)]));
    // Behind the dialog nothing else is there to wait for.
    await board.page.goto(`/dispatch?${address}`);
    const shown = board.page.locator('[role="dialog"], [role="alertdialog"]').first();
    await shown.waitFor();
    await shown.getByText('Chargement...').first().waitFor({ state: 'hidden' });
  };

const route = (query: Record<string, string>) => async (stage: Stage) => {
  await dialog(({ round }) => ({ dialog: 'route', dock: round, ...query }))(stage);
  await drawn(stage.page);
};

const menu =
  (about: (ids: Ids, board: Board) => string) =>
  async ({ board, ids }: Stage) => {
    await board.open();
    await board.more(about(ids, board)).first().click();
    await board.page.getByRole('menu').waitFor();
  };

const zoneBadge = (page: Page) => page.getByRole('list', { name: 'Zones de préparation' }).getByRole('button').first();

/** A sheet of support, with a dialog over it. */
const sheet =
  (query: Record<string, string> = {}) =>
  async ({ page, ids }: Stage) => {
    const named = Object.keys(query).length > 0 ? { ...query, order: String(ids.order) } : {};
    await page.goto(`/support/order/${ids.order}/?${new URLSearchParams(named)}`);
    if ('dialog' in query) {
      await page.getByRole('dialog').waitFor();
      await page.getByText('Chargement...').first().waitFor({ state: 'hidden' });
    } else await page.locator('article[aria-busy="false"]').first().waitFor();
  };

/** So many calls kept open, the last on the screen; a sixth finds no place. */
const calls =
  (count: number) =>
  async ({ page, ids }: Stage) => {
    const called = ids.orders.slice(0, count).toReversed();
    for (const [at, order] of called.entries()) {
      await page.goto(`/support/order/${order}/`);
      const told =
        at < 5 ? page.locator('article[aria-busy="false"]').first() : page.getByText('Cinq appels sont ouverts.');
      await told.waitFor();
    }
  };

/** The dock of a center a truck has come to. */
async function arrivals({ page, ids, standOn }: Stage) {
  await standOn(ids.truckCenter);
  await page.goto('/arrivals');
  await page.getByRole('button', { name: 'Reçue B2', exact: true }).waitFor();
}

/** The logs of yesterday, read. */
async function logs(stage: Stage) {
  await stage.signInAs('logistique');
  await screen('/logs/date/0')(stage);
  const { page } = stage;
  await page.getByRole('link', { name: 'PRECEDENT' }).click();
  await page
    .getByRole('button', { name: /^Détail d['e]/ })
    .first()
    .waitFor();
}

/** Takes a line of the priorities to another, with the mouse. */
async function dragLine(page: Page, line: number, to: number) {
  const grips = page.getByRole('button', { name: /^Déplacer / });
  await grips.nth(line).scrollIntoViewIfNeeded();
  const [from, over] = [await grips.nth(line).boundingBox(), await grips.nth(to).boundingBox()];
  if (!from || !over) throw new Error('the list of priorities has lines');
  await page.mouse.move(from.x + 8, from.y + 8);
  // A press where something has just opened is nobody's.
  await page.waitForTimeout(1_500);
  await page.mouse.down();
  await page.mouse.move(over.x + 60, over.y + 40, { steps: 4 });
  await page.mouse.move(over.x + 60, over.y + 8, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('button', { name: "Enregistrer l'ordre" }).waitFor();
}

/** What can be done with a preparation zone, for who may. */
async function zonePopover({ board, page, ids, signInAs }: Stage) {
  await signInAs('manager');
  await board.open(`/dispatch?info=${ids.order}`);
  await zoneBadge(page).click();
  await page.getByRole('dialog').waitFor();
}

/** Every screen, dialog and state of the console; a new one is one entry. */
export const shots: readonly Shot[] = [
  { name: 'prio', take: screen('/assign/prio') },
  {
    name: 'prio-draft',
    take: async (stage) => {
      await screen('/assign/prio')(stage);
      await dragLine(stage.page, 4, 1);
    },
  },
  {
    name: 'rehearsal',
    take: async (stage) => {
      await stage.standOn(stage.ids.sentCenter);
      await screen('/assign/prio')(stage);
      const { page } = stage;
      await page
        .getByRole('button', { name: /^Déplacer / })
        .nth(4)
        .waitFor();
      await dragLine(page, 1, 0);
      await page.getByRole('complementary', { name: 'Répétition' }).getByRole('table').first().waitFor();
      await page.getByRole('complementary', { name: 'Répétition' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'people',
    take: async (stage) => {
      await screen('/')(stage);
      await stage.board.page.getByRole('heading', { name: 'Préparateurs et types de tâches' }).scrollIntoViewIfNeeded();
    },
  },
  { name: 'dispatch', take: ({ board }) => board.open() },
  {
    name: 'dispatch-end',
    take: async ({ board, page }) => {
      await board.open();
      await page.keyboard.press('End');
      await page.evaluate(() => document.scrollingElement?.scrollTo(0, document.scrollingElement.scrollHeight));
    },
  },
  {
    name: 'dispatch-drivers',
    take: async ({ board, page }) => {
      await board.open();
      await page.getByRole('region', { name: /^Livreurs/ }).scrollIntoViewIfNeeded();
    },
  },
  { name: 'all-rounds', take: screen('/dispatch/tournees') },
  {
    name: 'past-day',
    take: async ({ page, network }) => {
      network.intercept({ path: '/dispatch-days/' }, refusal(200, wirePastDay));
      await page.goto('/dispatch/hier?date=2026-11-26');
      await page.getByRole('button', { name: 'G3024' }).click();
      await page.getByRole('link', { name: 'N3VKEY' }).waitFor();
    },
  },
  { name: 'sub-creation', take: ({ board }) => board.open('/dispatch?sub=light_creation1') },
  { name: 'sub-loading', take: screen('/dispatch?sub=light_loading1') },
  { name: 'driver-queue', take: screen('/dispatch?sub=driver_queue') },
  {
    name: 'login',
    isSignedOut: true,
    take: async ({ page }) => {
      await page.goto('/admin/login/');
      await page.getByRole('button', { name: /connecter/i }).waitFor();
    },
  },
  {
    name: 'user-menu',
    take: async ({ board, page }) => {
      await board.open();
      await page.getByRole('banner').getByRole('button').last().click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'toasts',
    take: async ({ board, network, page, ids }) => {
      await board.open();
      network.intercept({ path: `/processing-orders/${ids.order}/` }, async () => ({
        status: 400,
        headers: ['content-type', 'application/json'],
        body: Buffer.from('{"detail":"La commande est verrouillée par la caisse."}'),
      }));
      await board.setBags(ids.orderName, 7, 1);
      await page.getByText('Action impossible').first().waitFor();
    },
  },
  {
    name: 'arrivals',
    take: async (stage) => {
      await stage.signInAs('manager-acl');
      await stage.standOn(12);
      await screen('/arrivals')(stage);
    },
  },
  {
    name: 'arrivals-lately',
    take: async (stage) => {
      await arrivals(stage);
      const { page } = stage;
      await page.getByRole('button', { name: /^Réceptions de la dernière heure/ }).click();
      await page.getByRole('button', { name: 'Annuler la réception de A1' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'loadings',
    take: async (stage) => {
      await stage.standOn(12);
      await screen('/loadings')(stage);
    },
  },
  {
    name: 'courier-store',
    take: async (stage) => {
      await screen('/uber-eats/orders')(stage);
      await stage.page.getByRole('heading', { name: /^Commandes en cours/ }).waitFor();
    },
  },
  {
    name: 'support-home',
    take: async (stage) => {
      // The late orders are those this device has read.
      await stage.board.open();
      await screen('/support')(stage);
    },
  },
  ...moneyShots,
  { name: 'incident-new', take: screen('/support/incident/nouveau') },
  {
    name: 'support-status',
    take: async (stage) => {
      await sheet()(stage);
      await stage.page.getByRole('button', { name: /^Changer le statut/ }).click();
      await stage.page.getByRole('menuitemradio').first().waitFor();
    },
  },
  {
    name: 'support-search',
    take: async ({ page }) => {
      await page.goto('/support');
      await page.getByRole('main').getByRole('searchbox').fill('martin');
      await page.getByRole('table', { name: 'Résultats' }).getByRole('row').nth(1).waitFor();
    },
  },
  { name: 'support-file', take: sheet() },
  { name: 'support-calls-3', take: calls(3) },
  { name: 'support-calls-5', take: calls(5) },
  { name: 'support-calls-6', take: calls(6) },

  {
    name: 'story',
    take: async ({ page, ids }) => {
      await page.goto(`/support/order/${ids.onTheRoad}/`);
      await page.getByRole('heading', { name: "L'histoire de la commande" }).scrollIntoViewIfNeeded();
    },
  },
  ...paymentShots,
  { name: 'support-slot', take: sheet({ dialog: 'slot' }) },
  { name: 'support-credit', take: sheet({ dialog: 'credit' }) },
  { name: 'support-credit-products', take: sheet({ dialog: 'creditProducts' }) },
  { name: 'support-credit-fee', take: sheet({ dialog: 'recreditFee' }) },
  { name: 'support-refund', take: sheet({ dialog: 'refund' }) },
  {
    name: 'support-refund-typed',
    take: async (stage) => {
      await sheet({ dialog: 'refund' })(stage);
      await stage.board.dialog.getByRole('textbox', { name: 'Montant (€)' }).fill('12');
      await stage.page.keyboard.press('Tab');
    },
  },
  { name: 'support-refund-product', take: sheet({ dialog: 'refundProduct' }) },
  { name: 'support-refund-products', take: sheet({ dialog: 'refundProducts' }) },
  { name: 'support-refund-fee', take: sheet({ dialog: 'refundFee' }) },
  {
    name: 'support-refunds',
    take: async (stage) => {
      await sheet({ dialog: 'refund' })(stage);
      const { page, board } = stage;
      await board.dialog.getByRole('textbox', { name: 'Montant (€)' }).fill('5');
      await board.dialog.getByRole('combobox', { name: 'Raison' }).click();
      await page.getByRole('option').first().click();
      await board.dialog.getByRole('textbox', { name: /^Explications/ }).fill('Retard de 35 min');
      await board.dialog.getByRole('button', { name: /^Rembourser 5/ }).click();
      await page.getByRole('region', { name: 'Remboursements' }).scrollIntoViewIfNeeded();
    },
  },
  { name: 'support-reprep', take: sheet({ dialog: 'prepareAgain' }) },
  { name: 'support-gift', take: sheet({ dialog: 'gift' }) },
  {
    name: 'wall',
    take: async ({ page }) => {
      await page.goto('/?mur=1');
      await page.getByText('à préparer maintenant').first().waitFor();
    },
  },
  {
    name: 'home-end',
    take: async (stage) => {
      await screen('/')(stage);
      await stage.page.evaluate(() => document.scrollingElement?.scrollTo(0, document.scrollingElement.scrollHeight));
    },
  },
  {
    name: 'home-state',
    take: async (stage) => {
      await stage.board.open();
      await screen('/')(stage);
      await stage.page.getByRole('navigation', { name: /^État du dispatch/ }).waitFor();
    },
  },
  { name: 'home', take: screen('/') },
  {
    name: 'home-lists',
    take: async ({ page, standOn }) => {
      await standOn(17);
      await page.goto('/');
      await page.getByRole('region', { name: /^Commandes à dispatcher/ }).waitFor();
    },
  },
  {
    name: 'demands',
    take: async (stage) => {
      await stage.signInAs('logistique');
      await screen('/driver_extra_cost_demands')(stage);
    },
  },
  {
    name: 'logs-day',
    take: async (stage) => {
      await logs(stage);
      const { page } = stage;
      await page
        .getByRole('button', { name: /^Détail d['e]/ })
        .nth(1)
        .click();
      await page
        .getByRole('button', { name: /^Modifier la présence/ })
        .nth(3)
        .click();
      await page.getByRole('textbox', { name: 'Fin' }).fill('3h15');
      await page.getByRole('textbox', { name: 'Fin' }).press('Enter');
    },
  },
  {
    name: 'logs-picture',
    take: async (stage) => {
      await logs(stage);
      await stage.page.getByRole('button', { name: 'Image du jour' }).click();
      await stage.page.getByRole('button', { name: 'Tableau' }).waitFor();
    },
  },
  {
    name: 'logs-all-month',
    take: async (stage) => {
      await stage.signInAs('logistique');
      await screen('/logs/month/0')(stage);
    },
  },
  {
    name: 'logs-month',
    take: async (stage) => {
      await logs(stage);
      const { page } = stage;
      await page.getByTitle('Voir le mois du chauffeur').first().click();
      await page.getByRole('region', { name: 'Totaux du mois' }).waitFor();
    },
  },
  {
    name: 'logs-why',
    take: async (stage) => {
      await logs(stage);
      const { page } = stage;
      await page.getByTitle('Voir le mois du chauffeur').first().click();
      await page.getByRole('button', { name: /^Total .* : de quoi c'est fait/ }).click();
      await page
        .getByRole('button', { name: /^Lignes :/ })
        .first()
        .click();
      await page
        .getByRole('button', { name: /^De quoi est fait/ })
        .nth(2)
        .click();
    },
  },
  {
    name: 'logs-edit',
    take: async (stage) => {
      await logs(stage);
      const { page } = stage;
      await page
        .getByRole('button', { name: /^Modifier la présence/ })
        .nth(2)
        .click();
      await page.getByRole('textbox', { name: 'Fin' }).fill('1h');
      await page.getByRole('textbox', { name: 'Fin' }).press('Enter');
      await page.getByRole('form').getByRole('alert').waitFor();
    },
  },
  {
    name: 'logs-filtered',
    take: async (stage) => {
      await logs(stage);
      const { page } = stage;
      await page.getByRole('combobox', { name: 'Paiement' }).click();
      await page.getByRole('option', { name: 'Temps' }).click();
      await page.getByText('cachés par les filtres').waitFor();
    },
  },
  {
    name: 'logs-add-presence',
    take: async (stage) => {
      await logs(stage);
      const { page, board } = stage;
      await page.getByRole('button', { name: 'AJOUTER UN LOG' }).click();
      await board.dialog.getByRole('button', { name: 'Enregistrer' }).click();
      await board.dialog.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'logs-add-cost',
    take: async (stage) => {
      await logs(stage);
      const { page, board } = stage;
      await page.getByRole('button', { name: 'AJOUTER UN SURCOÛT' }).click();
      await board.dialog.getByRole('button', { name: 'Enregistrer' }).click();
      await board.dialog.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'dispatch-map',
    take: async ({ board, page }) => {
      await board.open();
      await page.getByRole('button', { name: 'Carte' }).click();
      await drawn(page);
    },
  },
  { name: 'not-found', take: screen('/nulle-part') },
  {
    name: 'dispatch-empty',
    take: async ({ board, ids, standOn }) => {
      await standOn(ids.emptyCenter);
      await board.open();
    },
  },
  {
    name: 'dispatch-off',
    take: async ({ page, ids, standOn }) => {
      await standOn(ids.offCenter);
      await page.goto('/dispatch');
      await page.getByText('Le dispatch est désactivé pour ce centre').waitFor();
    },
  },
  {
    name: 'no-access',
    take: async ({ page, signInAs }) => {
      await signInAs('preparation');
      await page.goto('/dispatch');
      await page.getByText("Vous n'avez pas accès au flow.", { exact: true }).waitFor();
    },
  },
  {
    name: 'loading',
    take: async ({ page, network }) => {
      network.intercept({ path: '/loadstate/' }, async () => 'silence');
      await page.goto('/dispatch');
      await page.getByText('Chargement...').first().waitFor();
    },
  },
  {
    name: 'offline',
    take: async ({ board, page, ids }) => {
      await board.open();
      await board.serviceWorker();
      await page.context().setOffline(true);
      await board.setBags(ids.orderName, 7, 1);
      await page
        .getByText(/Hors ligne/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'actions-conflict',
    take: async ({ board, network, ids }) => {
      await board.open();
      network.intercept({ path: `/processing-orders/${ids.order}/` }, async () => ({
        status: 403,
        headers: ['content-type', 'application/json'],
        body: Buffer.from('{"detail":"Centre gelé"}'),
      }));
      await board.setBags(ids.orderName, 7, 1);
      await board.row(ids.orderName).getByText('Refusée').waitFor();
      await board.actions.click();
      await board.dialog.waitFor();
    },
  },
  { name: 'menu-order', take: menu(({ orderName }) => `la commande ${orderName}`) },
  { name: 'menu-round', take: menu((ids, board) => board.code({ id: ids.round })) },
  { name: 'dialog-bags', take: dialog(({ order }) => ({ dialog: 'bags', order })) },
  { name: 'dialog-move', take: dialog(({ task }) => ({ dialog: 'move', tasks: task })) },
  { name: 'dialog-status', take: dialog(({ task }) => ({ dialog: 'status', tasks: task })) },
  { name: 'dialog-call', take: dialog(({ task }) => ({ dialog: 'call', tasks: task })) },
  { name: 'dialog-dock-call', take: dialog(({ round }) => ({ dialog: 'callForDock', dock: round })) },
  { name: 'dialog-postal-codes', take: dialog(() => ({ dialog: 'postalCodes' })) },
  { name: 'dialog-dock-edit', take: dialog(({ driverRound }) => ({ dialog: 'editDock', dock: driverRound })) },
  { name: 'dialog-dock-give', take: dialog(({ round }) => ({ dialog: 'giveDock', dock: round })) },
  { name: 'dialog-driver-drops-out', take: dialog(({ driver }) => ({ dialog: 'dropOut', driver })) },
  { name: 'dialog-dock-move', take: dialog(({ round }) => ({ dialog: 'moveDock', dock: round })) },
  { name: 'dialog-dock-drivers', take: dialog(({ driverRound }) => ({ dialog: 'switchDrivers', dock: driverRound })) },
  { name: 'dialog-dock-close', take: dialog(({ round }) => ({ dialog: 'closeDock', dock: round })) },
  { name: 'dialog-drivers-soon', take: dialog(() => ({ drivers: 'soon' })) },
  { name: 'dialog-bag-return', take: dialog(({ driver }) => ({ dialog: 'returnBags', driver })) },
  { name: 'dialog-returned', take: dialog(({ notDelivered }) => ({ dialog: 'returned', order: notDelivered })) },
  { name: 'dialog-restocked', take: dialog(({ toRestock }) => ({ dialog: 'returned', order: toRestock })) },
  { name: 'dialog-redeliver', take: dialog(({ notDelivered }) => ({ dialog: 'redeliver', order: notDelivered })) },
  {
    name: 'dialog-redeliver-missing',
    take: async (stage) => {
      await dialog(({ notDelivered }) => ({ dialog: 'redeliver', order: notDelivered }))(stage);
      const { page } = stage;
      await page.getByRole('combobox', { name: 'Créneau' }).click();
      await page.getByRole('option').first().click();
      await page.getByRole('button', { name: 'Créer la relivraison' }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'dialog-crates', take: dialog(({ order }) => ({ dialog: 'crates', order })) },
  { name: 'dialog-address', take: dialog(({ order }) => ({ dialog: 'address', order })) },
  { name: 'dialog-transit-area', take: dialog(({ order }) => ({ dialog: 'transitArea', order })) },
  { name: 'dialog-bags-moved', take: dialog(({ driver }) => ({ dialog: 'moveBags', driver })) },
  { name: 'dialog-route', take: route({}) },
  { name: 'dialog-canteen', take: dialog(({ canteenOrder }) => ({ dialog: 'canteen', order: canteenOrder })) },
  { name: 'dialog-deposits', take: dialog(() => ({ deposits: 'open' })) },
  { name: 'dialog-driver-deposits', take: dialog(({ driver }) => ({ dialog: 'driverDeposits', driver })) },
  {
    name: 'dialog-client-deposits',
    take: dialog(({ client, driver }) => ({ dialog: 'clientDeposits', client, driver })),
  },
  { name: 'dialog-late', take: dialog(({ lateOrder }) => ({ dialog: 'late', order: lateOrder })) },
  { name: 'dialog-extra-cost', take: dialog(({ order }) => ({ dialog: 'extraCost', order })) },
  { name: 'dialog-auto-dispatch', take: dialog(() => ({ dialog: 'generateDispatch' })) },
  { name: 'dialog-dock-delete', take: dialog(({ round }) => ({ dialog: 'deleteDock', dock: round })) },
  { name: 'dialog-stop-driver', take: dialog(({ driver }) => ({ dialog: 'stopDriver', driver, to: 'prepared' })) },
  {
    name: 'dialog-optimized',
    take: route({ to: 'internal' }),
  },
  {
    name: 'order-info',
    take: async ({ board, page, ids }) => {
      await board.open(`/dispatch?info=${ids.order}`);
      await page
        .getByRole('region', { name: 'Informations de la commande' })
        .getByText(ids.orderName)
        .first()
        .waitFor();
    },
  },
  { name: 'zone-popover', take: zonePopover },
  {
    name: 'dialog-zone-done',
    take: async (stage) => {
      await stage.signInAs('manager');
      await dialog(({ order, zone }) => ({ dialog: 'zoneDone', order, zone }))(stage);
      await stage.page.getByLabel('Nombre de sacs isothermes').fill('');
      await stage.page.getByRole('button', { name: 'Valider' }).click();
      await stage.page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'support-zones',
    take: async (stage) => {
      await zonePopover(stage);
      await sheet()(stage);
      // Until its code is there a switch is another element.
      const zones = stage.page.getByRole('list', { name: 'Zones de préparation' });
      await zones.evaluate((list) => list.scrollIntoView({ block: 'center' }));
    },
  },
  { name: 'dialog-activity', take: dialog(({ driver }) => ({ dialog: 'startActivity', driver })) },
  {
    name: 'search',
    take: async ({ board, page }) => {
      await board.open();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('rue');
      await board.dialog.getByRole('option').first().waitFor();
    },
  },
  { name: 'shortcuts', take: dialog(() => ({ panel: 'shortcuts' })) },
];
