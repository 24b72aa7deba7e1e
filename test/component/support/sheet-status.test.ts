import { expect } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { describe } from 'vitest';
import { tasks } from '../../../server/src/db/schema/day.ts';
import { hourText } from '../../../src/domain/time/paris-time.ts';
import { refusal } from '../../hands/faults.ts';
import type { Scene } from '../../hands/scene.ts';
import { leavesBoard, Sheet } from '../../hands/sheet.ts';
import { test } from '../fixtures.ts';

const sent = async (scene: Scene) => (await scene.ledger()).map(({ path, body }) => ({ path, body }));
const changeOf = (order: { readonly id: number }) => `/api/processing-orders/${order.id}/change_status/`;

describe('the status of an order of another center, from its sheet', () => {
  test.override({ account: 'support' });

  test('SUP-240 SUP-243 SUP-244 is one of those the table of its center allows from where it is', async ({
    scene: _,
    makeScene,
    page,
  }) => {
    const elsewhere = await makeScene();
    const { order } = await elsewhere.order('LOIN', {}, { status: 'waiting_restock' });
    const { order: last } = await elsewhere.order('FIN', {}, { status: 'fini' });
    const sheet = new Sheet(page);
    await sheet.open(order);
    await expect(sheet.block('Acteurs et statut').getByRole('button')).toHaveText([': Attente de restockage']);
    await sheet.status.click();
    await expect(sheet.statuses).toHaveText([/^: Attente de restockage/, /^FINALISÉE$/, /^RESTOCK/]);
    // A status the table does not have leads nowhere, and an unknown one is shown by its code (SUP-244).
    await sheet.open(last);
    await expect(sheet.status).toHaveText('fini');
    await sheet.status.click();
    await expect(page.getByRole('menu')).toContainText('Aucun changement de statut possible');
  });

  test('SUP-209 stands among who had it in hand; of a blocked order it is the way out of its block', async ({
    scene,
    page,
  }) => {
    const { order: free } = await scene.order('LIBRE');
    const { order: shut } = await scene.order('BLOC', {}, { status: 'blocked' });
    const sheet = new Sheet(page);
    const button = sheet.block('Acteurs et statut').getByRole('button');
    await sheet.open(free);
    await button.click();
    await expect(sheet.statusEntry('FINALISÉE')).toHaveAttribute('aria-checked', 'true');
    await page.keyboard.press('Escape');
    await sheet.open(shut);
    await expect(button).toHaveText('BLOQUÉE');
    await button.click();
    await expect(sheet.dialog).toHaveAccessibleName('Raison de sortie de blocage de BLOC');
  });

  test('SUP-241 SUP-242 a value of cross-docking chooses its table before the one of subscriptions', async ({
    scene: _,
    makeScene,
    page,
  }) => {
    const elsewhere = await makeScene();
    const from = { status: 'prepared', tags: ['subscription'] };
    const { order: subscribed } = await elsewhere.order('ABO', {}, from);
    const { order: passing } = await elsewhere.order('PASSE', {}, { ...from, cross_docking: 1 });
    const sheet = new Sheet(page);
    const choices = async (order: { readonly id: number }) => {
      await sheet.open(order);
      await sheet.status.click();
      await expect(sheet.statuses.first()).toBeVisible();
      const labels = await sheet.statuses.locator('span > span:first-child').allTextContents();
      await page.keyboard.press('Escape');
      return labels.toSorted();
    };
    expect(await choices(subscribed)).toEqual(['DESTOCK (RE)', 'EN LIVRAISON', 'FINALISÉE', 'RESTOCK', 'À VÉRIF.']);
    expect(await choices(passing)).toEqual(['ANNULÉE', 'CROSSDOCKING À VÉRIF.', 'EN LIVRAISON', 'FINALISÉE']);
  });

  test('SUP-245 SUP-246 is sent with its flag, shown at once on the sheet, and told once it is so', async ({
    scene,
    makeScene,
    server,
    page,
  }) => {
    const elsewhere = await makeScene();
    const { order } = await elsewhere.order('LOIN', {}, { status: 'received' });
    await leavesBoard(server, order);
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.takeBack('PAS LÀ');
    await expect(sheet.status).toHaveText('PAS LÀ');
    await expect(sheet.toast('Le statut a été mis à jour avec succès')).toBeVisible();
    expect(await sent(elsewhere)).toEqual([{ path: changeOf(order), body: { status: 'undeliveredclient', flat: 1 } }]);
    expect(await scene.ledger()).toEqual([]);
  });

  test('SUP-247 Payé is asked for first; refused, nothing is sent and the status is as it was', async ({
    scene: _,
    makeScene,
    board,
    page,
  }) => {
    const elsewhere = await makeScene();
    const { order } = await elsewhere.order('PAYEE', {}, { status: 'later' });
    const sheet = new Sheet(page);
    await sheet.open(order);
    const choose = async () => {
      await sheet.chooseStatus('PAYÉE');
      await expect(board.confirmation).toContainText('Êtes-vous sûr de vouloir passer en statut Payé ?');
    };
    await choose();
    await board.confirmation.getByRole('button', { name: 'Annuler' }).click();
    await expect(board.confirmation).toHaveCount(0);
    await expect(sheet.status).toHaveText('PREP. + TARD');
    expect(await sent(elsewhere)).toEqual([]);
    await choose();
    await board.confirmation.getByRole('button', { name: 'Confirmer' }).click();
    await expect(sheet.status).toHaveText('PAYÉE');
    await expect.poll(() => sent(elsewhere)).toMatchObject([{ body: { status: 'paid' } }]);
  });

  test('SUP-247 a delivered order is taken back by no press alone: it asks, names the hour, and an undo gives it back', async ({
    scene,
    server,
    board,
    page,
  }) => {
    const at = new Date(scene.at(-75)).toISOString();
    const { order, task } = await scene.order(
      'LIVREE',
      { date_received: at },
      { status: 'received', firstname: 'Ana', lastname: 'Roux' },
    );
    const sheet = new Sheet(page);
    const receivedAt = async () =>
      (await server.db.select({ at: tasks.date_received }).from(tasks).where(eq(tasks.id, task.id)))[0]?.at;
    await sheet.open(order);
    await sheet.status.click();
    await sheet.statusEntry('EN LIVRAISON').dblclick();
    await expect(board.confirmation).toContainText('LIVREE : le statut devient EN LIVRAISON.');
    await expect(board.confirmation).toContainText(
      `LIVREE (Ana Roux) ne sera plus comptée comme livrée : son heure de livraison, ${hourText(at)}, sera effacée, et elle pourra repartir en livraison.`,
    );
    await expect(board.confirmation).not.toContainText('annulé');
    expect(await scene.ledger()).toEqual([]);
    await board.confirmation.getByRole('button', { name: 'Garder LIVRÉE', exact: true }).click();
    expect(await scene.ledger()).toEqual([]);
    await sheet.takeBack('EN LIVRAISON');
    await expect(sheet.status).toHaveText('EN LIVRAISON');
    await expect.poll(receivedAt).toBeNull();
    await page.locator('body').press('Control+z');
    await expect(sheet.status).toHaveText('LIVRÉE');
    await expect.poll(async () => Date.parse((await receivedAt()) ?? '')).toBe(Date.parse(at));
    await expect.poll(() => sent(scene)).toMatchObject([{}, { body: { status: 'received', date_received: at } }]);
  });

  test('OUR-178 a canceled order that was refunded says so before it is paid again; one that was not says nothing', async ({
    scene: _,
    makeScene,
    board,
    page,
    network,
  }) => {
    const elsewhere = await makeScene();
    const tables = { ALLOWED_TRANSITIONS: { canceled: ['paid'] } };
    await elsewhere.change('metas', { id: elsewhere.center }, { order_statuses: tables });
    for (const [name, sums, says] of [
      [
        'RENDUE',
        { amount_refund: 20, amount_refund_pending: 5.4 },
        /RENDUE.* : 25,40\s€ ont été remboursés au client\./,
      ],
      ['GARDEE', { amount_refund: 0, amount_refund_pending: 0 }, null],
    ] as const) {
      const { order } = await elsewhere.order(name, {}, { status: 'canceled' });
      network.intercept({ path: `/processing-orders/${order.id}/` }, refusal(200, { ...order, ...sums }));
      const sheet = new Sheet(page);
      await sheet.open(order);
      await sheet.chooseStatus('PAYÉE');
      await expect(board.confirmation).toContainText('Êtes-vous sûr de vouloir passer en statut Payé ?');
      if (says) await expect(board.confirmation).toContainText(says);
      else await expect(board.confirmation).not.toContainText('remboursé');
      await board.confirmation.getByRole('button', { name: 'Annuler' }).click();
      expect(await elsewhere.ledger()).toEqual([]);
    }
  });

  test('SUP-247 paid asks its one question, with what becomes of the delivery beneath', async ({
    scene: _,
    makeScene,
    board,
    page,
  }) => {
    const elsewhere = await makeScene();
    const tables = { ALLOWED_TRANSITIONS: { received: ['paid', 'prepared'] } };
    await elsewhere.change('metas', { id: elsewhere.center }, { order_statuses: tables });
    const { order } = await elsewhere.order('REMISE', { date_received: elsewhere.at(-30) }, { status: 'received' });
    const sheet = new Sheet(page);
    await sheet.open(order);
    for (const [label, question, other] of [
      ['PAYÉE', 'Êtes-vous sûr de vouloir passer en statut Payé ?', 'Annuler'],
      ['FINALISÉE', 'REMISE : le statut devient FINALISÉE.', 'Garder LIVRÉE'],
    ] as const) {
      await sheet.chooseStatus(label);
      await expect(board.confirmation.getByRole('paragraph').first()).toHaveText(question);
      await expect(board.confirmation).toContainText('ne sera plus comptée comme livrée');
      await board.confirmation.getByRole('button', { name: other, exact: true }).click();
    }
    expect(await elsewhere.ledger()).toEqual([]);
  });

  test('SUP-248 SUP-249 PRP-653 back to paid wants its reason first, and a comment where that asks for one', async ({
    scene: _,
    makeScene,
    board,
    page,
  }) => {
    const elsewhere = await makeScene();
    const { order } = await elsewhere.order('REPREPA', {}, { status: 'received' });
    // From `received` the center's table does not lead back: from `prepared` it does.
    await elsewhere.change('order', order, { status: 'prepared' });
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.chooseStatus('PAYÉE');
    await expect(sheet.dialog.getByRole('radio')).toHaveCount(5);
    await sheet.dialog.getByRole('radio', { name: 'Commande introuvable' }).click();
    const submit = sheet.dialog.getByRole('button', { name: 'Enregistrer' });
    await submit.click();
    await expect(sheet.dialog.getByRole('alert')).toHaveText('Un commentaire de raison de repréparation est requis.');
    for (const short of ['123456789', '  123456789   ', ' \u3000 \u00a0         ']) {
      await sheet.dialog.getByLabel('Commentaire').fill(short);
      await submit.click();
      await expect(sheet.dialog.getByRole('alert')).toHaveText('Un commentaire de raison de repréparation est requis.');
    }
    await sheet.dialog.getByLabel('Commentaire').fill(' 1234567890 ');
    await submit.click();
    await board.confirmation.getByRole('button', { name: 'Confirmer' }).click();
    await expect
      .poll(() => sent(elsewhere))
      .toEqual([
        {
          path: changeOf(order),
          body: {
            ...{ status: 'paid', flat: 1 },
            ...{ repreparation_reason_id: 17, repreparation_reason_comment: '1234567890' },
          },
        },
      ]);
  });

  test('OUR-255 lists the present status, what one press does, and apart what asks or takes a delivery back', async ({
    scene: _,
    makeScene,
    page,
  }) => {
    const elsewhere = await makeScene();
    const tables = {
      ALLOWED_TRANSITIONS: {
        prepared: ['to-check', 'canceled', 'paid', 'shipping'],
        received: ['shipping', 'canceled', 'undeliveredclient'],
      },
      ORIGIN_STATUSES_FOR_REPREPARATION_REASON: ['prepared'],
    };
    await elsewhere.change('metas', { id: elsewhere.center }, { order_statuses: tables });
    const at = new Date(elsewhere.at(-75)).toISOString();
    const { order: ready } = await elsewhere.order('PRETE');
    const { order: given } = await elsewhere.order('REMISE', { date_received: at }, { status: 'received' });
    const sheet = new Sheet(page);
    const lines = () => page.getByRole('menu').locator('[role=menuitemradio], [role=separator], .rt-BaseMenuLabel');
    await sheet.open(ready);
    await sheet.status.click();
    await expect(lines()).toHaveText([
      ...['FINALISÉEstatut actuel', 'À VÉRIF.', 'EN LIVRAISON', '', 'Demandent confirmation'],
      ...['PAYÉEdemande une raison…', "ANNULÉEne pourra pas être annulé d'ici…"],
    ]);
    await page.keyboard.press('Escape');
    await sheet.open(given);
    await sheet.status.click();
    const erased = `l'heure de livraison, ${hourText(at)}, sera effacée…`;
    await expect(lines()).toHaveText([
      ...[`LIVRÉEdepuis ${hourText(at)}`, '', 'Reprendre une commande livrée'],
      ...[`EN LIVRAISON${erased}`, `PAS LÀ${erased}`, "ANNULÉEne pourra pas être annulé d'ici…"],
    ]);
  });

  test('OUR-255 no letter changes the status while the list is shut, and what is pressed is what was read', async ({
    scene: _,
    makeScene,
    page,
  }) => {
    const elsewhere = await makeScene();
    const { order } = await elsewhere.order('LUE');
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.status.focus();
    await page.keyboard.press('e');
    await expect(sheet.status).toHaveText('FINALISÉE');
    await sheet.setStatus('À VÉRIF.');
    await expect.poll(() => sent(elsewhere)).toMatchObject([{ body: { status: 'to-check' } }]);
    await sheet.status.click();
    await expect(sheet.statusEntry('À VÉRIF.')).toHaveAttribute('aria-checked', 'true');
    // The status changes while the list is open: the list stays as it was read, says so, and is not obeyed.
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('menu')).toContainText('Le statut est maintenant FINALISÉE : rouvrez la liste.');
    await expect(sheet.statusEntry('À VÉRIF.')).toHaveAttribute('aria-checked', 'true');
    await sheet.statusEntry('EN PRÉP.').click();
    await expect(sheet.toast('La commande a changé de statut entre-temps')).toBeVisible();
    await expect(sheet.status).toHaveText('FINALISÉE');
    await expect
      .poll(() => sent(elsewhere))
      .toMatchObject([{ body: { status: 'to-check' } }, { body: { status: 'prepared' } }]);
  });

  test('SUP-258 to destock has a call of its own', async ({ scene: _, makeScene, page }) => {
    const elsewhere = await makeScene();
    const { order } = await elsewhere.order('DESTOCK');
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.setStatus('DESTOCK (RE)');
    await expect(sheet.toast('Sauvegarde effectuée')).toBeVisible();
    await expect(sheet.status).toHaveText('DESTOCK (RE)');
    expect((await sent(elsewhere)).map(({ path }) => path)).toEqual([`/api/orders/${order.id}/destock/`]);
  });

  test('SUP-259 what the server refuses is said in its words, and the status is as it was', async ({
    scene: _,
    makeScene,
    network,
    page,
  }) => {
    const elsewhere = await makeScene();
    const { order } = await elsewhere.order('REFUS');
    network.intercept({ path: /change_status/ }, refusal(400, { error: 'Commande verrouillée par la caisse' }));
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.setStatus('À VÉRIF.');
    await expect(sheet.toast('Commande verrouillée par la caisse')).toContainText('Action impossible');
    await expect(sheet.status).toHaveText('FINALISÉE');
  });
});

describe('a blocked order', () => {
  test.override({ account: 'support' });

  const exits = ['Paiement vérifié', 'Client joint par téléphone', 'Fraude confirmée, annulation'];

  async function blocked(scene: Scene, sheet: Sheet) {
    const { order } = await scene.order('BLOC', {}, { status: 'blocked' });
    await sheet.open(order);
    await expect(sheet.status).toHaveText('BLOQUÉE');
    await sheet.status.click();
    return order;
  }

  test('SUP-250 SUP-251 SUP-253 leaves its block by a reason, which the button is named after', async ({
    scene,
    page,
  }) => {
    const sheet = new Sheet(page);
    await blocked(scene, sheet);
    const { dialog } = sheet;
    await expect(dialog).toHaveAccessibleName('Raison de sortie de blocage de BLOC');
    await expect(dialog.getByRole('radio')).toHaveCount(5);
    for (const name of exits) await expect(dialog.getByRole('radio', { name })).toBeVisible();
    const named = (name: string) => dialog.getByRole('button', { name, exact: true });
    await expect(dialog.getByRole('button', { name: 'Saisir une raison' })).toBeDisabled();
    await dialog.getByRole('radio', { name: 'Paiement vérifié' }).click();
    await expect(named('RAS, Passer en "payée"')).toBeEnabled();
    await dialog.getByRole('radio', { name: 'Fraude confirmée, annulation' }).click();
    await expect(named('Annuler et rembourser')).toBeEnabled();
  });

  test('SUP-254 SUP-255 PRP-652 without a reason, or the comment it asks for, nothing is sent', async ({
    scene,
    page,
  }) => {
    const sheet = new Sheet(page);
    await blocked(scene, sheet);
    const { dialog } = sheet;
    await dialog.getByRole('button', { name: 'Saisir une raison' }).click({ force: true });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('radio', { name: 'Fraude confirmée, annulation' }).click();
    const submit = dialog.getByRole('button', { name: 'Annuler et rembourser' });
    await dialog.getByLabel('Commentaire').fill('   neuf cara ');
    await submit.click();
    await expect(dialog.getByRole('alert')).toHaveText('Un commentaire de raison de sortie de blocage est requis.');
    await dialog.getByLabel('Commentaire').fill('123456789');
    await submit.click();
    await expect(dialog.getByRole('alert')).toHaveText('Un commentaire de raison de sortie de blocage est requis.');
    expect(await sent(scene)).toEqual([]);
    await dialog.getByLabel('Commentaire').fill('  dix caract ');
    await submit.click();
    await expect(dialog).toBeHidden();
    await expect.poll(async () => (await sent(scene)).length).toBe(1);
  });

  test('SUP-250 SUP-376 offline the reason that gives money back waits for the network, another is done at once', async ({
    scene,
    board,
    page,
    network,
  }) => {
    const sheet = new Sheet(page);
    const { dialog } = sheet;
    const order = await blocked(scene, sheet);
    network.setOffline(true);
    await dialog.getByRole('radio', { name: 'Autre, annulation' }).click();
    const refund = dialog.getByRole('button', { name: 'Annuler et rembourser' });
    await expect(refund).toBeDisabled();
    await expect(refund).toHaveAccessibleDescription(/[Hh]ors ligne/);
    await dialog.getByRole('radio', { name: 'Client joint par téléphone' }).click();
    await dialog.getByRole('button', { name: 'RAS, Passer en "payée"' }).click();
    await board.confirmation.getByRole('button', { name: 'Confirmer' }).click();
    await expect(sheet.status).toContainText('PAYÉE');
    expect(await sent(scene)).toEqual([]);
    network.setOffline(false);
    await expect.poll(() => sent(scene)).toMatchObject([{ path: changeOf(order), body: { status: 'paid' } }]);
  });

  test('SUP-252 SUP-256 SUP-257 gets the status its reason leads to; canceled, it is refunded', async ({
    scene,
    board,
    page,
  }) => {
    const sheet = new Sheet(page);
    const { dialog } = sheet;
    const kept = await blocked(scene, sheet);
    // What was written for a reason that wants it goes with no other.
    await dialog.getByRole('radio', { name: 'Autre, annulation' }).click();
    await dialog.getByLabel('Commentaire').fill('Ne répond pas au téléphone');
    await dialog.getByRole('radio', { name: 'Client joint par téléphone' }).click();
    await expect(dialog.getByLabel('Commentaire')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'RAS, Passer en "payée"' }).click();
    await board.confirmation.getByRole('button', { name: 'Confirmer' }).click();
    await expect(sheet.status).toHaveText('PAYÉE');
    const lost = await blocked(scene, sheet);
    await dialog.getByRole('radio', { name: 'Autre, annulation' }).click();
    await dialog.getByLabel('Commentaire').fill('Carte volée, client prévenu');
    await dialog.getByRole('button', { name: 'Annuler et rembourser' }).click();
    await expect(sheet.status).toHaveText('ANNULÉE');
    await expect
      .poll(() => sent(scene))
      .toEqual([
        {
          path: changeOf(kept),
          body: { status: 'paid', flat: 1, blocking_exit_reason_id: 5, blocking_exit_comment: '' },
        },
        {
          path: changeOf(lost),
          body: {
            ...{ status: 'canceled', flat: 1, refund: '1' },
            ...{ blocking_exit_reason_id: 13, blocking_exit_comment: 'Carte volée, client prévenu' },
          },
        },
      ]);
  });
});
