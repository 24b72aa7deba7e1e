import { expect } from '@playwright/test';
import { describe } from 'vitest';
import { refusal } from '../../hands/faults.ts';
import { Sheet } from '../../hands/sheet.ts';
import { test } from '../fixtures.ts';

describe('the modals of support', () => {
  test('SUP-680 each opens over the sheet of its order, and is closed without effect, by Escape as by its button', async ({
    makeScene,
    network,
    page,
    scene: _,
  }) => {
    const scene = await makeScene({ crates_enabled: true });
    const placed = { transit_area_type: 3, trolley_id: scene.center * 1_000 + 3 };
    const { order } = await scene.order('MODALE', {}, { status: 'received', ...placed });
    const { order: blocked } = await scene.order('BLOC', {}, { status: 'blocked' });
    const { order: prepared } = await scene.order('PRETE', {}, { pseudo_zones_status: [{ pseudozone_id: 41 }] });
    network.intercept({ path: '/get_external_job/' }, refusal(200, { id: 12, status: 'delivering' }));
    const sheet = new Sheet(page);
    const modals: readonly (readonly [dialog: string, title: string | RegExp, of?: number, more?: string])[] = [
      ['prepareAgain', 'Re-préparer MODALE'],
      ['slot', 'Changer le créneau de la commande MODALE'],
      ['crates', /MODALE/],
      ['address', 'Adresse de livraison de la commande MODALE'],
      ['zones', /PRETE/, prepared.id],
      ['zoneDone', /./, prepared.id, '&zone=41'],
      ['bags', 'Sacs de la commande MODALE'],
      ['productStatus', "Statut d'un produit de la commande MODALE"],
      ['gift', 'Message cadeau de la commande MODALE'],
      ['cancelSubscription', 'Abonnement de la commande MODALE'],
      ['deliveryJob', /./, order.id, '&job=12'],
      ['deliveryName', 'Nom de livraison de la commande MODALE'],
      ['deliveryPhone', 'Téléphone de livraison de la commande MODALE'],
      ['driverStatistics', 'Statistiques livreur de la commande MODALE'],
      ['redeliver', /MODALE/],
      ['trolley', /C01/],
      ['transitArea', /MODALE/],
      ['orderStatus', 'Changer le statut de MODALE'],
      ['orderStatus', 'Raison de repréparation de PRETE', prepared.id, '&to=paid'],
      ['orderStatus', 'Raison de sortie de blocage de BLOC', blocked.id],
    ];
    const written = () => network.seen().filter((line) => !line.startsWith('GET'));
    const button = () => sheet.dialog.getByRole('button', { name: /^(Annuler|Fermer)$/ }).first();
    // As a press on its button does, without a page anew.
    const open = (to: string) =>
      page.evaluate((address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      }, to);
    let shown = 0;
    for (const [dialog, title, of = order.id, more = ''] of modals) {
      if (shown !== of) await sheet.open({ id: of });
      shown = of;
      const sent = written().length;
      for (const close of [() => page.keyboard.press('Escape'), () => button().click()]) {
        await open(`/support/order/${of}/?dialog=${dialog}&order=${of}${more}`);
        await expect(sheet.dialog, dialog).toHaveAccessibleName(title);
        await close();
        await expect(sheet.dialog, dialog).toHaveCount(0);
        await expect(page).not.toHaveURL(/dialog=/);
      }
      expect(written().length, dialog).toBe(sent);
    }
    expect(await scene.ledger()).toEqual([]);
  });
});
