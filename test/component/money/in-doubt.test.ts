import { expect, type Locator, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { clientContacts } from '../../../server/src/db/schema/outgoing.ts';
import type { RunningServer } from '../../../server/src/serve.ts';
import type { Board } from '../../hands/board.ts';
import { detailOf, modal, open } from '../../hands/deposit-dialogs.ts';
import { bottle, receipt, someDeposits } from '../../hands/deposit-movements.ts';
import { loseAnswer, refusal } from '../../hands/faults.ts';
import type { Scene } from '../../hands/scene.ts';
import type { Network } from '../browser/network.ts';
import { test } from '../fixtures.ts';

// Each form or button that moves money or does what cannot be taken back, where no call tells afterwards whether it was
// done: after a lost answer it shows the very action with its ways on, and sends no other.

interface Hands {
  readonly scene: Scene;
  readonly server: RunningServer;
  readonly board: Board;
  readonly page: Page;
  readonly network: Network;
}

interface Doubtful {
  /** Filled in, up to the press that sends. */
  fill(hands: Hands): Promise<{ readonly send: Locator; readonly confirm?: Locator }>;
  readonly path: string;
  /** The action, as its note names it. */
  readonly label: RegExp;
}

const roundWithOrder = async ({ scene, board }: Hands) => {
  const driver = await scene.driver('Ali Dutour', { hourly_rate: 15 });
  const dock = await scene.dock({ dock_type: 'DRIVER_SOFT', target_driver: driver.id });
  await scene.order('PONT', { dock: dock.id, dock_rank: 1 });
  await board.open();
  await board.inDock(dock, 'PONT').getByRole('button', { name: 'Actions de la commande PONT' }).click();
};

const someDemand = async ({ scene, page }: Hands) => {
  await scene.demand(await scene.driver('Ali Dutour', { hourly_rate: 15 }), { demand_type: 3 });
  await page.goto('/driver_extra_cost_demands');
};

const driverOwes = async ({ scene, server, board, page }: Hands) => {
  const ali = await scene.driver('Ali Dutour');
  const round = await scene.dock({ dock_type: 'DRIVER_SOFT', target_driver: ali.id });
  await scene.order('RONDE1', { dock: round.id, dock_rank: 1, client: { id: scene.center, name: 'Léa Roux' } });
  await someDeposits(server, scene, [bottle.id], [receipt(ali.id, bottle.id, 6)]);
  await board.open();
  await open(page);
  await modal(page).getByRole('button', { name: "Afficher les consignes d'Ali Dutour" }).click();
  return detailOf(page, 'Ali Dutour');
};

const fileOfCustomer = async ({ scene, page, network }: Hands) => {
  const { center: id } = scene;
  const email = 'lea@courriel.example';
  network.intercept({ path: `/users/${id}/support-info/` }, refusal(200, { id, first_name: 'Léa', email }));
  network.intercept({ path: `/processing-orders/?user_id=${id}` }, refusal(200, []));
  await page.goto(`/support/user/${id}/${encodeURIComponent(email)}/`);
};

const flow: Readonly<Record<string, Doubtful>> = {
  'an extra cost of an order': {
    async fill(hands) {
      await roundWithOrder(hands);
      const { board, page } = hands;
      await board.entry('Surcoût').click();
      await board.dialog.getByRole('combobox', { name: 'Raison' }).click();
      await page.getByRole('option', { name: 'Détour' }).click();
      await board.dialog.getByLabel('Montant (€)').fill('5');
      await board.dialog.getByLabel('Commentaire').fill('Pont fermé');
      return { send: board.dialog.getByRole('button', { name: 'Enregistrer' }) };
    },
    path: '/driver-extra-costs/',
    label: /^Surcoût d'Ali Dutour : 5,00\s€$/,
  },
  'deposits a driver gives back': {
    async fill(hands) {
      const detail = await driverOwes(hands);
      await detail.getByLabel(`Quantité rendue : ${bottle.label}`).fill('4');
      return { send: detail.getByRole('button', { name: 'Enregistrer le retour' }) };
    },
    path: '/depositdriver/bulk_return_to/',
    label: /^Retour d'Ali Dutour/,
  },
  'deposits a client hands to a driver': {
    async fill(hands) {
      const detail = await driverOwes(hands);
      await detail.getByRole('tab', { name: 'Remise par un client' }).click();
      await detail.getByRole('combobox', { name: 'Client' }).click();
      await hands.page.getByRole('option', { name: 'Léa Roux' }).click();
      await detail.getByRole('combobox', { name: 'Produit' }).click();
      await hands.page.getByRole('option', { name: `${bottle.label} (34)` }).click();
      await detail.getByLabel('Quantité').fill('3');
      return { send: detail.getByRole('button', { name: 'Enregistrer la remise' }) };
    },
    path: '/depositdriver/receive_from/',
    label: /Léa Roux/,
  },
};

const logistics: Readonly<Record<string, Doubtful>> = {
  'a demand that is granted': {
    async fill(hands) {
      await someDemand(hands);
      await hands.page
        .getByRole('row')
        .getByRole('button', { name: /^Validé/ })
        .click();
      return { send: hands.board.dialog.getByRole('button', { name: 'Enregistrer' }) };
    },
    path: '/driver-extra-costs/',
    label: /^Surcoût d'Ali Dutour : 5,00\s€$/,
  },
  'a demand that is refused': {
    async fill(hands) {
      await someDemand(hands);
      const confirm = hands.page.getByRole('alertdialog').getByRole('button', { name: 'Refuser', exact: true });
      return { send: hands.page.getByRole('row').getByRole('button', { name: /^Refusé/ }), confirm };
    },
    path: '/review/',
    label: /Ali Dutour/,
  },
};

const support: Readonly<Record<string, Doubtful>> = {
  'deposits a customer hands back, in his file': {
    async fill(hands) {
      const ali = await hands.scene.driver('Ali Dutour');
      await someDeposits(hands.server, hands.scene, [bottle.id], [receipt(ali.id, bottle.id, 6)]);
      await fileOfCustomer(hands);
      await hands.page.getByRole('tab', { name: 'Consignes' }).click();
      await hands.page.getByRole('button', { name: 'Remise à un livreur…' }).click();
      const form = hands.page.getByRole('dialog');
      await form.getByRole('combobox', { name: 'Livreur' }).click();
      await hands.page.getByRole('option', { name: 'Ali Dutour' }).click();
      await form.getByLabel('Quantité').fill('4');
      return { send: form.getByRole('button', { name: 'Enregistrer la remise' }) };
    },
    path: '/depositdriver/return_to/',
    label: /Ali Dutour/,
  },
};

/** What was sent to it; the same path may be read too. */
const posted = (network: Network, path: string) => network.sent(path).filter(({ method }) => method === 'POST');

const accounts = { dispatch: flow, logistique: logistics, manager: support } as const;

describe.each(Object.entries(accounts))('%s', (account, cases) => {
  test.override({ account });

  for (const [title, { fill, path, label }] of Object.entries(cases))
    test(`SUP-376 ${title} whose answer was lost is shown where it was sent, and sent again under its own key`, async ({
      scene,
      server,
      board,
      page,
      network,
    }) => {
      const { send, confirm } = await fill({ scene, server, board, page, network });
      const before = (await scene.ledger()).length;
      const lost = network.intercept({ path, method: 'POST', times: 1 }, loseAnswer);
      await send.click();
      await confirm?.click();
      await expect.poll(() => lost.hits()).toBe(1);
      const note = page.getByRole('group', { name: label });
      await expect(note).toContainText('Réponse perdue : impossible de savoir si le serveur a agi');
      await expect(send).toHaveAccessibleDescription(
        'La même action est peut-être déjà faite : renvoyez-la ou abandonnez-la avant une autre',
      );
      // A press sends nothing, nor does Enter.
      await send.press('Enter');
      expect(posted(network, path)).toHaveLength(1);
      await note.getByRole('button', { name: 'Renvoyer' }).click();
      await expect(note).toHaveCount(0);
      // The note goes as it is sent, before the call is made.
      await expect.poll(() => posted(network, path)).toHaveLength(2);
      await expect.poll(async () => (await scene.ledger()).length - before).toBe(1);
    });
});

test('SUP-376 a form opened again shows what is in doubt; given up, it sends anew what is filled in', async ({
  scene,
  server,
  board,
  page,
  network,
}) => {
  const extraCost = flow['an extra cost of an order'];
  if (!extraCost) throw new Error('Invariant: the first case');
  const { send } = await extraCost.fill({ scene, server, board, page, network });
  const path = '/driver-extra-costs/';
  network.intercept({ path, method: 'POST', times: 1 }, loseAnswer);
  await send.click();
  const note = page.getByRole('group', { name: extraCost.label });
  await expect(note).toBeVisible();
  await board.dialog.getByRole('button', { name: 'Annuler' }).click();
  const leave = page.getByRole('alertdialog').getByRole('button', { name: /Abandonner|Fermer|Quitter/ });
  if (await leave.isVisible()) await leave.click();
  await expect(board.dialog).toBeHidden();
  // The list says that nobody knows, and offers neither another value nor that nothing had changed.
  await board.actions.click();
  const listed = board.action(/^Surcoût d'Ali Dutour/);
  await expect(listed).toContainText('impossible de savoir si le serveur a agi');
  await expect(listed).not.toContainText('rien de changé');
  await expect(listed.getByRole('button')).toHaveText(['Renvoyer', 'Abandonner']);
  await board.dialog.getByRole('button', { name: 'Fermer' }).click();

  await page.getByRole('button', { name: 'Actions de la commande PONT' }).first().click();
  await board.entry('Surcoût').click();
  await expect(note).toBeVisible();
  await note.getByRole('button', { name: 'Abandonner' }).click();
  await expect(page.getByRole('alertdialog')).toContainText("si le serveur l'a faite, elle le reste");
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
  await expect(note).toHaveCount(0);
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  expect(posted(network, path)).toHaveLength(1);
  expect(await scene.ledger()).toHaveLength(1);
});

test('SUP-376 DSP-719 an SMS with its credit whose answer was lost is found done: its window closes, and one went out', async ({
  scene,
  server,
  page,
  network,
}) => {
  const slot = { shipping_time: scene.at(-120), max_shipping_time: scene.at(-30), eta: null };
  const client = { id: scene.center, name: 'Ines Prevost' };
  await server.db.insert(clientContacts).values({ client_id: client.id, phone: '+33 6 39 98 00 12' });
  const { order } = await scene.order('TARD', { ...slot, client });
  await page.goto(`/dispatch?dialog=late&order=${order.id}`);
  const dialog = page.getByRole('dialog', { name: 'Retard de TARD' });
  await dialog.getByLabel('Minutes avant la livraison').fill('12');
  await dialog.getByLabel('Crédit (€)').fill('2');
  const lost = network.intercept({ path: '/late_sms/', times: 1 }, loseAnswer);
  await dialog.getByRole('button', { name: /^Envoyer le SMS/ }).click();
  await expect.poll(() => lost.hits()).toBe(1);
  await expect(dialog).toBeHidden();
  expect(network.seen('/late_sms/')).toHaveLength(1);
  expect(await scene.ledger()).toHaveLength(1);
});
