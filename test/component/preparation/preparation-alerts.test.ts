import { expect, type Page } from '@playwright/test';
import { refusal, rewritten } from '../../hands/faults.ts';
import { test } from '../fixtures.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Notifications' });
const notice = (page: Page, text: string | RegExp) => panel(page).getByRole('listitem').filter({ hasText: text });
const count = (page: Page, text: string) => panel(page).getByText(text, { exact: true });
const ratesOf = (trolleys_occupation_rate: number) =>
  rewritten((json) => {
    const body = json as { readonly metas: object };
    return { ...body, metas: { ...body.metas, trolleys_occupation_rate } };
  });
const lost = { type: 'TROLLEY_NOT_FOUND', trolley_name: 'C07', expected_location: 'B3' };
const hourMs = 3_600_000;

test('PRP-076 PRP-077 the panel folds and stays so; its number of alerts stands there folded or not', async ({
  scene,
  page,
}) => {
  await scene.alert('Commande à repréparer', 'notification');
  await scene.alert('Panne du monte-charge', 'notification');
  await scene.alert('Frigo 2 au-dessus de 6 °C');
  await page.goto('/');
  await expect(count(page, '2 alertes visibles')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Replier les notifications' }).click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(0);
  await expect(count(page, '2 alertes visibles')).toBeVisible();
  await page.reload();
  await expect(panel(page).getByRole('button', { name: 'Déplier les notifications' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Déplier les notifications' }).click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(2);
});

test('PRP-079 a red banner tells the occupation of trolleys from 0.9 on, folded or not, and is not counted', async ({
  scene: _,
  board,
  page,
  network,
}) => {
  const full = network.intercept({ path: '/tasks/state/' }, ratesOf(0.9));
  const short = panel(page).getByText(/^Taux d'occupation chariots : 90,0\s%$/);
  await page.goto('/');
  await expect(short).toBeVisible();
  await expect(count(page, '0 alerte visible')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Replier les notifications' }).click();
  await expect(short).toBeVisible();
  await panel(page).getByRole('button', { name: 'Déplier les notifications' }).click();
  full.stop();
  network.intercept({ path: '/tasks/state/' }, ratesOf(0.899));
  await board.refresh();
  await expect(panel(page).getByText(/^Taux d'occupation chariots/)).toHaveCount(0);
});

test('PRP-080 PRP-087 an order to prepare again tells all there is of it, leads to its sheet, and can be hidden', async ({
  scene,
  page,
}) => {
  await scene.alert('', 'notification', {
    ...{ type: 'REPREPARATION', order_id: 48_213, order_random_id: 'R4TQ8X', created_at: '2026-11-26T10:38:00+01:00' },
    ...{ reason_label: 'Produit abîmé', reason_comment: 'Pot de crème cassé', transit_area: 'S04', trolley_area: null },
    crates: [{ id: 1, code: '12-34' }, '12-35'],
  });
  await page.goto('/');
  const item = notice(page, 'R4TQ8X');
  await expect(item).toContainText('10:38');
  await expect(item).toContainText('Produit abîmé');
  await expect(item).toContainText('Pot de crème cassé');
  await expect(item.getByRole('term')).toHaveText(['Zone de transit', 'Cagettes']);
  await expect(item.getByRole('definition')).toHaveText(['S04', '12-34, 12-35']);
  await expect(item.getByRole('link', { name: 'R4TQ8X' })).toHaveAttribute('href', '/support/order/48213');
  await expect(item.getByRole('link', { name: 'R4TQ8X' })).toHaveAttribute('target', '_blank');
  await item.getByRole('button', { name: 'Masquer' }).click();
  await expect(item).toHaveCount(0);
  expect(await scene.ledger()).toEqual([]);
});

test('PRP-088 PRP-089 PRP-090 a trolley that was not found says where it should be, and is dealt with in a box', async ({
  scene,
  page,
}) => {
  await scene.alert('', 'notification', lost);
  await scene.alert('', 'notification', { ...lost, trolley_name: 'C15', expected_location: 'A1' });
  await page.goto('/');
  await expect(notice(page, "Chariot C07 introuvable à l'emplacement B3")).toBeVisible();
  await notice(page, 'C07').getByRole('button', { name: 'Traiter' }).click();
  await expect(notice(page, 'C07').getByLabel('Commentaire')).toBeFocused();
  await expect(notice(page, 'C07').getByRole('button')).toHaveText(['Annuler', 'Valider']);
  await expect(notice(page, 'C15').getByLabel('Commentaire')).toHaveCount(0);
  await expect(notice(page, 'C15').getByRole('button')).toHaveText(['Traiter : C15']);
});

test('PRP-091 PRP-093 SUP-656 a comment that is too short is refused where it stands; Annuler drops it without a call', async ({
  scene,
  page,
  network,
}) => {
  await scene.alert('', 'notification', lost);
  await page.goto('/');
  const item = notice(page, 'C07');
  const text = 'Veuillez saisir un commentaire (5 caractères min.)';
  await item.getByRole('button', { name: 'Traiter' }).click();
  await item.getByLabel('Commentaire').fill('  quai  ');
  await item.getByRole('button', { name: 'Valider' }).click();
  await expect(item.getByText(text)).toBeVisible();
  await expect(item.getByLabel('Commentaire')).toHaveValue('  quai  ');
  await item.getByLabel('Commentaire').fill('  quais ');
  await expect(item.getByText(text)).toHaveCount(0);
  await item.getByRole('button', { name: 'Annuler' }).click();
  await expect(item.getByLabel('Commentaire')).toHaveCount(0);
  await item.getByRole('button', { name: 'Traiter' }).click();
  await expect(item.getByLabel('Commentaire')).toHaveValue('');
  expect(network.seen('/trolleys/not_found_review/')).toEqual([]);
});

test('PRP-092 PRP-094 SUP-655 a review sends the alert and the trimmed comment; the alert leaves the panel for everybody', async ({
  scene,
  board,
  page,
}) => {
  const alert = await scene.alert('', 'notification', lost);
  await page.goto('/');
  const item = notice(page, 'C07');
  await item.getByRole('button', { name: 'Traiter' }).click();
  await item.getByLabel('Commentaire').fill('  quais ');
  await item.getByRole('button', { name: 'Valider' }).click();
  await expect(item).toHaveCount(0);
  await expect(board.toast('Alerte traitée !')).toBeVisible();
  await expect.poll(async () => (await scene.ledger()).at(-1)?.path).toBe('/api/trolleys/not_found_review/');
  expect((await scene.ledger()).at(-1)?.body).toEqual({ id: alert.id, review_comments: 'quais' });
  await board.refresh();
  await page.reload();
  await expect(count(page, '0 alerte visible')).toBeVisible();
});

test('PRP-094 a review that was refused brings the alert back, with its mark', async ({
  scene,
  board,
  page,
  network,
}) => {
  await scene.alert('', 'notification', lost);
  network.intercept({ path: '/not_found_review/' }, refusal(403, { detail: 'Pas ici' }));
  await page.goto('/');
  await notice(page, 'C07').getByRole('button', { name: 'Traiter' }).click();
  await notice(page, 'C07').getByLabel('Commentaire').fill('Retrouvé au quai 2');
  await notice(page, 'C07').getByRole('button', { name: 'Valider' }).click();
  await expect(board.toast('Pas ici')).toBeVisible();
  await expect(notice(page, 'C07')).toContainText('Refusée');
});

test('PRP-095 PRP-096 PRP-097 a comment of a packer leads to the page of whom it is about, and can be hidden', async ({
  scene,
  page,
}) => {
  const type = 'PACKER_COMMENT_LOG';
  const created_at = '2026-11-26T09:57:00+01:00';
  await scene.alert('', 'notification', { type, created_at, comment: 'Le lecteur est en panne', about_user_id: 512 });
  await scene.alert('', 'notification', { type, created_at, comment: 'Sans personne' });
  await page.goto('/');
  const item = notice(page, 'Le lecteur est en panne');
  await expect(item).toContainText('09:57');
  const link = item.getByRole('link', { name: 'Le lecteur est en panne' });
  await expect(link).toHaveAttribute('href', /\/users\/512$/);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(notice(page, 'Sans personne').getByRole('link')).toHaveCount(0);
  await item.getByRole('button', { name: 'Masquer' }).click();
  await expect(item).toHaveCount(0);
  await expect(count(page, '1 alerte visible')).toBeVisible();
});

test('PRP-075 before the center has been read no number of alerts is told', async ({ scene: _, page, network }) => {
  network.intercept({ path: '/loadstate/' }, async () => 'silence');
  await page.goto('/');
  await expect(panel(page).getByRole('heading', { name: 'Notifications' })).toBeVisible();
  await expect(panel(page)).toContainText('–');
  await expect(panel(page)).not.toContainText('Aucune notification');
});

test('PRP-078 SUP-653 all that is shown is hidden at once and without a call; what comes later shows', async ({
  scene,
  board,
  page,
}) => {
  await scene.alert('', 'notification', lost);
  await scene.alert('', 'notification', { type: 'PACKER_COMMENT_LOG', comment: 'Lecteur en panne' });
  await scene.alert('', 'notification', { type: 'REPREPARATION', order_random_id: 'R4TQ8X' });
  await page.goto('/');
  await expect(count(page, '3 alertes visibles')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Vider les notifications' }).click();
  await expect(panel(page)).toContainText('Aucune notification');
  await scene.alert('Commande à repréparer', 'notification');
  await board.refresh();
  await expect(panel(page).getByRole('listitem')).toHaveText([/Commande à repréparer/]);
  expect(await scene.ledger()).toEqual([]);
});

test('PRP-098 PRP-099 a hidden alert stays hidden under 3 hours, over reloads; then its mark is gone', async ({
  scene,
  page,
}) => {
  const { id } = await scene.alert('Commande à repréparer', 'notification');
  await page.goto('/');
  await notice(page, 'Commande à repréparer').getByRole('button', { name: 'Masquer' }).click();
  await expect(count(page, '0 alerte visible')).toBeVisible();
  const kept = () => JSON.parse(localStorage.getItem('hiddenAlerts') ?? '[]') as { id: number; at: number }[];
  expect(kept().map((mark) => mark.id)).toContain(id);
  // Another tab hid it nearly three hours ago, then longer ago.
  const hiddenSince = (ms: number) => {
    const newValue = JSON.stringify([{ id, at: Date.now() - ms }]);
    localStorage.setItem('hiddenAlerts', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'hiddenAlerts', newValue }));
  };
  hiddenSince(3 * hourMs - 60_000);
  await page.reload();
  await expect(count(page, '0 alerte visible')).toBeVisible();
  hiddenSince(3 * hourMs);
  await expect(notice(page, 'Commande à repréparer')).toBeVisible();
  await expect.poll(kept).toEqual([]);
});

test('PRP-100 PRP-101 the newest stand first; one of an unknown type has its label, one that says nothing is none', async ({
  scene,
  page,
}) => {
  await scene.alert('', 'notification', { ...lost, created_at: scene.at(-30) });
  await scene.alert('Nouveau type', 'notification', { type: 'DRONE', link: '/loadings', created_at: scene.at(-10) });
  await scene.alert('Sans adresse', 'notification', { type: 'DRONE', link: 'javascript:0', created_at: scene.at(-20) });
  await scene.alert('', 'notification', { type: 'DRONE' });
  await page.goto('/');
  await expect(panel(page).getByRole('listitem')).toHaveText([/Nouveau type/, /Sans adresse/, /C07/]);
  await expect(count(page, '3 alertes visibles')).toBeVisible();
  await expect(panel(page).getByRole('link', { name: 'Nouveau type' })).toHaveAttribute('href', '/loadings');
  await expect(notice(page, 'Sans adresse').getByRole('link')).toHaveCount(0);
  await notice(page, 'Nouveau type').getByRole('button', { name: 'Masquer' }).click();
  await expect(count(page, '2 alertes visibles')).toBeVisible();
});
