import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { describe } from 'vitest';
import { generalConfigs } from '../../../server/src/db/schema/general-configs.ts';
import type { RunningServer } from '../../../server/src/serve.ts';
import { limitName } from '../../../src/domain/money/limit/limit.ts';
import { refusal } from '../../hands/faults.ts';
import { choose, paidOrder } from '../../hands/paid-order.ts';
import type { Scene } from '../../hands/scene.ts';
import { Sheet } from '../../hands/sheet.ts';
import { startAt, test } from '../fixtures.ts';

const limitTo = (server: RunningServer, { center }: Scene, value: number) =>
  server.db.insert(generalConfigs).values({ name: limitName(center), value });
const bodies = async (scene: Scene, end: string) =>
  (await scene.ledger()).filter(({ path }) => path.endsWith(end)).map(({ body }) => body);
const proposals = (page: Page) => page.getByRole('region', { name: 'Propositions' });
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ').trim();

/** Support types a refund of 20,00 € above a limit of 15,00 €, of which 8,00 € were credited. */
async function refundTyped(page: Page, order: { readonly id: number }) {
  const sheet = new Sheet(page);
  await sheet.open(order);
  await sheet.action('Rembourser').click();
  await sheet.dialog.getByLabel('Montant (€)').fill('20');
  await choose(page, sheet.dialog, 'Raison', 'Autre');
  await sheet.dialog.getByLabel('Explications').fill('Sac percé');
  return sheet;
}

const credited = async (page: Page, order: { readonly id: number }, euros: string) => {
  const sheet = new Sheet(page);
  await sheet.open(order);
  await sheet.action('Compensation').click();
  await sheet.dialog.getByLabel('Montant (€)').fill(euros);
  await choose(page, sheet.dialog, 'Raison', 'Geste commercial');
  await sheet.dialog.getByRole('button', { name: /^Créditer/ }).click();
  await expect(sheet.dialog).toBeHidden();
};

describe('above the limit of a center', () => {
  test.override({ account: 'support' });

  test('OUR-150 OUR-151 a window says the limit, proposes what passes it, and the sheet says what it is', async ({
    scene,
    server,
    page,
  }) => {
    await limitTo(server, scene, 15);
    const order = await paidOrder(scene, server, 'LIMITE');
    await credited(page, order, '8');
    const sheet = await refundTyped(page, order);
    const { dialog } = sheet;
    await expect(dialog.getByText(/avec ceux-ci/)).toHaveText(
      /^Ce jour sur la commande : 28,00\s€ avec ceux-ci, limite du centre 15,00\s€\. Jusqu'à 7,00\s€, vous-même\. Une proposition ne retient rien et expire après un jour\.$/,
    );
    await dialog.getByLabel('Montant (€)').fill('7');
    await expect(dialog.getByRole('button', { name: /^Rembourser 7,00\s€ \(carte 7,00\)$/ })).toBeVisible();
    await dialog.getByLabel('Montant (€)').fill('20');
    await dialog
      .getByRole('button', { name: /^Proposer à un responsable : rembourser 20,00\s€ \(carte 20,00\)$/ })
      .click();
    await expect(sheet.toast("Proposé à un responsable : rien n'est envoyé ni retenu")).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await bodies(scene, '/refund/')).toEqual([
      {
        ...{ id: order.id, refundAmount: 20, subtype: 'refund_other', notes: 'Sac percé' },
        ...{ amount_refund_should_be: 0, is_proposal: true },
      },
    ]);
    await expect(proposals(page)).toContainText(/Remboursement proposé, 20,00\s€ proposé/);
    await expect(proposals(page)).toContainText("Rien n'est envoyé ni retenu. Expire le ");
    await expect(sheet.fact('Résumé financier', 'Remboursé')).toHaveCount(0);
    await proposals(page).getByRole('button', { name: 'Retirer ma proposition' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Retirer 20,00\s€$/ })
      .click();
    await expect(proposals(page)).toContainText('Retirée par ');
    await expect(proposals(page).getByRole('button')).toHaveCount(0);
  });

  test('OUR-152 another decides: he reads what it would do, refuses with a reason only, and sends what did not change', async ({
    scene,
    server,
    page,
    signIn,
  }) => {
    await limitTo(server, scene, 1);
    const order = await paidOrder(scene, server, 'DECIDEE');
    const propose = async () => {
      const { dialog } = await refundTyped(page, order);
      await dialog.getByRole('button', { name: /^Proposer/ }).click();
      await expect(dialog).toBeHidden();
    };
    await propose();
    await expect(proposals(page).getByRole('button', { name: 'Décider' })).toHaveCount(0);
    await signIn('manager');
    const sheet = new Sheet(page);
    await sheet.open(order);
    await proposals(page).getByRole('button', { name: 'Décider' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Explications : Sac percé');
    await dialog.getByRole('radio', { name: /^Refuser/ }).click();
    const refuse = dialog.getByRole('button', { name: /^Refuser 20,00/ });
    await expect(refuse).toHaveAccessibleDescription('Dites pourquoi : son auteur lira cette raison');
    await dialog.getByRole('radio', { name: /^Envoyer : rembourser 20,00/ }).click();
    await expect(dialog.getByRole('table', { name: 'La fiche après' }).getByRole('row')).toHaveText([
      'La fiche aprèsAvantAprès',
      /^Remboursé0,00\s€20,00\s€$/,
      /^Remboursable40,84\s€20,84\s€$/,
    ]);
    await dialog.getByRole('button', { name: /^Rembourser 20,00\s€ \(carte 20,00\)$/ }).click();
    await expect(dialog).toBeHidden();
    expect(await bodies(scene, '/decide_proposal/')).toEqual([
      { proposal_id: expect.any(Number), decision: 'send', reason: '' },
    ]);
    await expect(proposals(page)).toContainText('Envoyée par ');
    await expect(sheet.fact('Résumé financier', 'Remboursé')).toHaveText(/^20,00\s€$/);
  });

  test('OUR-152 OUR-245 an order whose money moved since is not sent, and says what was given; the reason of a refusal reaches its author', async ({
    scene,
    server,
    page,
    signIn,
  }) => {
    await limitTo(server, scene, 15);
    const order = await paidOrder(scene, server, 'CHANGEE');
    const { dialog: window } = await refundTyped(page, order);
    await window.getByRole('button', { name: /^Proposer/ }).click();
    await expect(window).toBeHidden();
    await credited(page, order, '5');
    await expect(proposals(page)).toContainText('a changé');
    // OUR-245: what came since is told as well, as a count that unfolds.
    const given = proposals(page).locator('summary');
    await expect(given).toHaveText(/^Ce client, en 30 jours : 1 geste, 5,00\s€$/);
    await given.click();
    await expect(proposals(page).locator('details li')).toHaveText([/crédit de 5,00\s€, Geste commercial CHANGEE$/]);
    await signIn('manager');
    await new Sheet(page).open(order);
    await proposals(page).getByRole('button', { name: 'Décider' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^Envoyer/ }).click();
    await expect(dialog.getByRole('button', { name: /^Rembourser 20,00/ })).toHaveAccessibleDescription(
      /^La commande a changé depuis la proposition/,
    );
    await dialog.getByRole('radio', { name: /^Refuser/ }).click();
    await dialog.getByLabel('Raison du refus').fill('Crédit déjà donné');
    await dialog.getByRole('button', { name: /^Refuser 20,00/ }).click();
    await expect(dialog).toBeHidden();
    await signIn('support');
    await new Sheet(page).open(order);
    await expect(proposals(page)).toContainText(/Refusée par .+ : Crédit déjà donné/);
  });

  test('OUR-243 OUR-244 a manager sends it back with a word; its author proposes less, and that is sent', async ({
    scene,
    server,
    page,
    signIn,
  }) => {
    await limitTo(server, scene, 15);
    const order = await paidOrder(scene, server, 'REVUE');
    const { dialog: window } = await refundTyped(page, order);
    await window.getByRole('button', { name: /^Proposer/ }).click();
    await expect(window).toBeHidden();
    await signIn('manager');
    await new Sheet(page).open(order);
    await proposals(page).getByRole('button', { name: 'Décider' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^À revoir/ }).click();
    const back = dialog.getByRole('button', { name: 'Renvoyer à son auteur' });
    await expect(back).toHaveAccessibleDescription('Dites pourquoi : son auteur lira cette raison');
    await dialog.getByLabel('Ce qui est à revoir').fill('Un seul sac : 16 €');
    await back.click();
    await expect(dialog).toBeHidden();
    await expect(proposals(page).getByText(/^Ce client, en 30 jours/)).toHaveText(
      'Ce client, en 30 jours : aucun geste',
    );
    await expect(proposals(page)).toContainText(/à revoir.*Renvoyée à son auteur par .+ : Un seul sac : 16 €/);
    await expect(proposals(page).getByRole('button')).toHaveCount(0);
    startAt(scene);
    await page.goto('/support/money/propositions');
    await expect(page.getByText(/^0 proposition à décider, 0,00\s€$/)).toBeVisible();
    await expect(page.getByRole('row').last()).toContainText('chez son auteur');

    await signIn('support');
    startAt(scene);
    await page.goto('/support/money/propositions');
    await page.getByRole('link', { name: 'Reprendre' }).click();
    await expect(proposals(page).getByRole('button')).toHaveText(['Reprendre', 'Retirer ma proposition']);
    await proposals(page).getByRole('button', { name: 'Reprendre' }).click();
    await expect(dialog).toContainText('À revoir : Un seul sac : 16 €');
    const amount = dialog.getByLabel('Montant (€)');
    await expect(amount).toHaveValue('20,00');
    await expect(dialog.getByLabel('Explications')).toHaveValue('Sac percé');
    await amount.fill('12');
    await expect(dialog.getByRole('button', { name: /^Rembourser 12,00/ })).toHaveAccessibleDescription(
      'Ce montant ne dépasse pas la limite du centre : envoyez-le vous-même',
    );
    await amount.fill('16');
    await dialog
      .getByRole('button', { name: /^Proposer à un responsable : rembourser 16,00\s€ \(carte 16,00\)$/ })
      .click();
    await expect(new Sheet(page).toast("Proposé à un responsable : rien n'est envoyé ni retenu")).toBeVisible();
    await expect(dialog).toBeHidden();
    expect((await bodies(scene, '/decide_proposal/')).at(-1)).toEqual({
      ...{ proposal_id: expect.any(Number), decision: 'resume', reason: '', amount: 16, notes: 'Sac percé' },
      amount_refund_should_be: 0,
    });
    await expect(proposals(page)).toContainText(/Remboursement proposé, 16,00\s€ proposé/);
    await expect(proposals(page)).toContainText(
      /reprise.*Renvoyée par .+ : Un seul sac : 16 €\. Son auteur l'a reprise/,
    );
    await signIn('manager');
    const sheet = new Sheet(page);
    await sheet.open(order);
    await proposals(page).getByRole('button', { name: 'Décider' }).click();
    await dialog.getByRole('radio', { name: /^Envoyer/ }).click();
    await dialog.getByRole('button', { name: /^Rembourser 16,00/ }).click();
    await expect(dialog).toBeHidden();
    await expect(sheet.fact('Résumé financier', 'Remboursé')).toHaveText(/^16,00\s€$/);
  });

  test('OUR-153 both see it in a list: what is to be decided first, with the day of its order against the limit', async ({
    scene,
    server,
    page,
    signIn,
    network,
  }) => {
    await limitTo(server, scene, 15);
    const order = await paidOrder(scene, server, 'LISTEE');
    const { dialog } = await refundTyped(page, order);
    await dialog.getByRole('button', { name: /^Proposer/ }).click();
    await expect(dialog).toBeHidden();
    const rows = async () => {
      const all = await page
        .getByRole('region', { name: 'Propositions' })
        .getByRole('row')
        .evaluateAll((found) => found.map((row) => [...row.children].map((cell) => cell.textContent)));
      return all.slice(1).map((cells) => cells.slice(3).map(plain));
    };
    await page.goto('/support/');
    await page.getByRole('link', { name: 'Propositions' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes propositions');
    await expect(page.getByText(/^Limite du centre : 15,00\s€ par commande et par jour$/)).toBeVisible();
    await expect(page.getByText(/^1 proposition à décider, 20,00\s€$/)).toBeVisible();
    expect(await rows()).toEqual([
      [
        ...['Remboursement proposé Autre', '20,00 €', '20,00 € / 15,00 €'],
        ...[expect.stringMatching(/^proposé Rien n'est envoyé ni retenu\. Expire le /), 'la vôtre : un autre envoie'],
      ],
    ]);
    await signIn('manager');
    startAt(scene);
    await page.goto('/support/money/propositions');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Propositions');
    await page.getByRole('link', { name: 'Décider' }).click();
    await expect(page).toHaveURL(`/support/order/${order.id}/`);
    network.intercept({ path: '/money-proposals/' }, refusal(404, { detail: 'Not found.' }));
    await signIn('manager');
    startAt(scene);
    await page.goto('/support/money/propositions');
    await expect(page.getByText('Ce serveur ne connaît pas les propositions.')).toBeVisible();
    await signIn('quai');
    await page.goto('/support/money/propositions');
    await expect(page.getByText('Réservé au support et aux responsables.')).toBeVisible();
  });
});

describe('the limit itself', () => {
  test.override({ account: 'superadmin' });

  test('OUR-177 is set by a super admin, who sees what it was; where it moved meanwhile he is told, and nothing is replaced', async ({
    scene,
    server,
    page,
  }) => {
    await limitTo(server, scene, 15);
    await page.goto('/support/money/propositions');
    await page.getByRole('button', { name: 'Changer la limite' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(/Aujourd'hui : 15,00\s€\./);
    await expect(dialog.getByRole('button', { name: /^Fixer la limite à 15,00\s€/ })).toHaveAccessibleDescription(
      "Rien n'a changé",
    );
    const field = dialog.getByLabel('Nouvelle limite (€), vide pour aucune');
    await field.fill('42,5');
    await dialog.getByRole('button', { name: /^Fixer la limite à 42,50\s€$/ }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Limite du centre : 42,50\s€ par commande et par jour$/)).toBeVisible();
    const name = limitName(scene.center);
    const config = async () => (await server.db.select().from(generalConfigs)).find((it) => it.name === name)?.value;
    expect(await config()).toBe(42.5);

    await page.getByRole('button', { name: 'Changer la limite' }).click();
    await server.db.update(generalConfigs).set({ value: 60 }).where(eq(generalConfigs.name, name));
    await field.fill('');
    await dialog.getByRole('button', { name: 'Retirer la limite' }).click();
    await expect(dialog).toContainText(/60,00\s€|modifié|changé/);
    expect(await config()).toBe(60);
    await expect(field).toHaveValue('');
  });

  test('OUR-177 nobody else is offered it', async ({ scene, server, page, signIn }) => {
    await limitTo(server, scene, 15);
    await signIn('manager');
    startAt(scene);
    await page.goto('/support/money/propositions');
    await expect(page.getByText(/^Limite du centre : 15,00\s€/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Changer la limite' })).toHaveCount(0);
  });
});
