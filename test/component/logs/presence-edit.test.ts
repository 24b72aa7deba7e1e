import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { de } from '../../../src/domain/words/elided.ts';
import { aCost, aPresence, karim, logsAnswer, salome } from '../../builders/driver-logs.ts';
import { answer, type Fault, refusal } from '../../hands/faults.ts';
import type { Network } from '../browser/network.ts';
import { test } from '../fixtures.ts';
import { rowOf, tableOf, telling } from './log-page.ts';

const day = '/logs/date/2026-11-26';

/** 22h00 to 6h00 over midnight, with seconds that no text shows. */
const night = aPresence(1, { started_at: '2026-11-26T21:00:17Z', ended_at: '2026-11-27T05:00:41.250Z' });

/** The edits that were sent, each with its path and body. */
function sent(network: Network, then: Fault = refusal(200, { id: 1 })) {
  const edits: unknown[] = [];
  const bodies: Fault = (forward, asked) => {
    edits.push(asked.path);
    return then(forward, asked);
  };
  network.intercept({ path: '/presence-logs/', method: 'PATCH' }, bodies);
  return edits;
}

const open = async (page: Page, name: string, times: string) => {
  await page.getByRole('button', { name: `Modifier la présence ${de(name)} : ${times}` }).click();
  const editor = page.getByRole('form', { name: `Heures ${de(name)}` });
  return {
    editor,
    start: editor.getByRole('textbox', { name: 'Début' }),
    end: editor.getByRole('textbox', { name: 'Fin' }),
    save: editor.getByRole('button', { name: 'Enregistrer' }),
    alert: editor.getByRole('alert'),
  };
};

describe('the times of a presence', () => {
  test.override({ account: 'logistique' });

  test('LOG-060 LOG-064 LOG-065 a night is shortened to before midnight: only the changed time is sent', async ({
    scene: _,
    board,
    page,
    network,
    server,
  }) => {
    void server;
    telling(network, [night, aCost(1)]);
    await page.goto(day);
    const { start, end, save } = await open(page, karim.name, '22h00 - 6h00');
    await expect(start).toHaveValue('22h00');
    await expect(end).toHaveValue('6h00');
    await end.fill(' 23h05 ');
    const edits = sent(network);
    await save.click();
    await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
    expect(edits).toEqual(['/api/presence-logs/1/']);
  });

  test('LOG-063 nothing changed to the minute sends nothing, however it is written', async ({
    scene: _,
    page,
    network,
  }) => {
    telling(network, [aPresence(1, { started_at: '2026-11-26T07:05:17Z', ended_at: '2026-11-26T12:00:41Z' })]);
    await page.goto(day);
    const { editor, start, save } = await open(page, karim.name, '8h05 - 13h00');
    const edits = sent(network);
    await start.fill('08h05');
    await save.click();
    await expect(editor).toHaveCount(0);
    await expect(page.getByRole('button', { name: /8h05 - 13h00$/ })).toBeVisible();
    expect(edits).toEqual([]);
  });

  test('times that are typed survive a reload and Escape; Rétablir gives them up', async ({
    scene: _,
    board,
    page,
    network,
  }) => {
    telling(network, [night]);
    await page.goto(day);
    const first = await open(page, karim.name, '22h00 - 6h00');
    await first.end.fill('23h05');
    await page.reload();
    await expect(first.end).toHaveValue('23h05');
    await expect(board.toast('Saisie reprise : heures de présence de Karim Lavandier')).toBeVisible();
    await first.end.press('Escape');
    await expect(first.editor).toHaveCount(0);
    const again = await open(page, karim.name, '22h00 - 6h00');
    await expect(again.end).toHaveValue('23h05');
    await again.editor.getByRole('button', { name: 'Rétablir' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: /22h00 - 6h00$/ })).toBeVisible();
    await expect(again.editor).toHaveCount(0);
  });

  test('LOG-061 LOG-062 what is no time is marked, a start after the end is told; nothing is sent', async ({
    scene: _,
    page,
    network,
  }) => {
    telling(network, [aPresence(1, { started_at: '2026-11-26T12:00:00Z', ended_at: '2026-11-26T12:45:00Z' })]);
    await page.goto(day);
    const { start, end, save, alert } = await open(page, karim.name, '13h00 - 13h45');
    const edits = sent(network);
    for (const wrong of ['24h00', '9h5', '9:05', '9 h 05', '9h60', '']) {
      await start.fill(wrong);
      await save.click();
      await expect(start).toHaveAttribute('aria-invalid', 'true');
      await expect(start).toBeFocused();
      await expect(alert).toHaveText('Écrivez une heure comme 9h05');
      await expect(end).not.toHaveAttribute('aria-invalid', 'true');
    }
    await start.fill('14h30');
    await save.click();
    await expect(alert).toHaveText('Le début ne peut être après la fin du temps de présence');
    expect(edits).toEqual([]);
    // Equal is no time at all, and accepted.
    await start.fill('13h45');
    await save.click();
    await expect.poll(() => edits).toEqual(['/api/presence-logs/1/']);
  });

  test('LOG-065 an hour that does not exist is refused; of one that exists twice both are offered', async ({
    scene: _,
    page,
    network,
  }) => {
    telling(network, [
      aPresence(1, { started_at: '2026-03-28T21:00:00Z', ended_at: '2026-03-29T04:00:00Z' }),
      aPresence(2, {
        ...{ driver: { ...karim, id: 72, name: 'Ulysse Malaquis' } },
        ...{ started_at: '2026-10-24T20:00:00Z', ended_at: '2026-10-25T01:10:00Z' },
      }),
    ]);
    await page.goto(day);
    const spring = await open(page, karim.name, '22h00 - 6h00');
    await spring.end.fill('2h30');
    await spring.save.click();
    await expect(spring.end).toBeFocused();
    await expect(spring.alert).toHaveText("Cette heure n'existe pas ce jour-là");
    const autumn = await open(page, 'Ulysse Malaquis', '22h00 - 2h10');
    await autumn.end.fill('2h30');
    const which = autumn.editor.getByRole('combobox', { name: /^Fin : cette heure existe deux fois/ });
    // Nearest to the former end, which was in winter's hour.
    await expect(which).toHaveText("2h30, heure d'hiver");
    await which.click();
    expect(await page.getByRole('option').allTextContents()).toEqual(["2h30, heure d'été", "2h30, heure d'hiver"]);
    await page.getByRole('option', { name: "2h30, heure d'été" }).click();
    await expect(which).toHaveText("2h30, heure d'été");
  });

  test('LOG-066 a time edited by hand stands in place of the punched one, with a mark that tells it', async ({
    scene: _,
    page,
    network,
  }) => {
    telling(network, [
      aPresence(1, {
        ...{ started_at: '2026-11-26T05:00:00Z', ended_at: '2026-11-26T12:00:00Z' },
        ...{ manual_edit_start: null, manual_edit_end: '2026-11-26T16:40:00Z' },
        edits: [
          { id: 1, at: '2026-11-26T17:00:00Z', by: { id: 4, name: 'Paul Darnis' }, time: 'end' },
          { id: 2, at: '2026-11-26T23:14:00Z', by: { id: 9, name: 'Nadia Kessler' }, time: 'end' },
        ],
      }),
      aPresence(2, { driver: { ...karim, id: 72, name: 'Ulysse Malaquis' } }),
      // Under way; until when it was counted is no end.
      aPresence(3, {
        ...{ driver: salome, started_at: '2026-11-26T05:00:00Z', ended_at: '2026-11-26T12:00:00Z', is_ended: false },
        ...{ manual_edit_start: '2026-11-26T04:30:00Z', edits: [] },
      }),
    ]);
    await page.goto(day);
    const row = rowOf(page, karim.name);
    await expect(row).toContainText('6h00 - 17h40');
    await row.getByText('corrigé').focus();
    await expect(page.getByRole('tooltip')).toContainText(
      'Corrigé à la main par Nadia Kessler le 27/11/2026 00:14, pointé 6h00 - 13h00',
    );
    await expect(rowOf(page, 'Ulysse Malaquis').getByText('corrigé')).toHaveCount(0);
    await expect(rowOf(page, salome.name)).toContainText('5h30 - en cours');
    await rowOf(page, salome.name).getByText('corrigé').focus();
    await expect(page.getByRole('tooltip')).toContainText('Corrigé à la main, pointé 6h00 - en cours');
  });

  test('LOG-063 offline an edit waits, shown in its row, and is sent once when the network is back', async ({
    scene: _,
    page,
    network,
  }) => {
    telling(network, [night]);
    await page.goto(day);
    const { start, end, save } = await open(page, karim.name, '22h00 - 6h00');
    const edits = sent(network);
    network.setOffline(true);
    await start.fill('21h30');
    await end.fill('5h15');
    await save.click();
    await expect(rowOf(page, karim.name)).toContainText('21h30 - 5h15');
    await expect(rowOf(page, karim.name).getByText('en attente', { exact: true })).toBeVisible();
    expect(edits).toEqual([]);
    network.setOffline(false);
    await expect.poll(() => edits).toEqual(['/api/presence-logs/1/']);
    await expect(tableOf(page).getByText('en attente', { exact: true })).toHaveCount(0);
  });

  test('LOG-063 LOG-064 a second edit before the first is sent begins with its times, and both show', async ({
    scene: _,
    page,
    network,
  }) => {
    telling(network, [night]);
    await page.goto(day);
    const first = await open(page, karim.name, '22h00 - 6h00');
    network.setOffline(true);
    await first.start.fill('21h30');
    await first.save.click();
    const second = await open(page, karim.name, '21h30 - 6h00');
    await expect(second.start).toHaveValue('21h30');
    await second.end.fill('5h15');
    await second.save.click();
    await expect(rowOf(page, karim.name)).toContainText('21h30 - 5h15');
    const edits = sent(network);
    network.setOffline(false);
    await expect.poll(() => edits).toHaveLength(2);
  });

  test('LOG-064 a colleague who corrected it first is told in the row, with his times', async ({
    scene: _,
    page,
    network,
  }) => {
    telling(network, [night]);
    await page.goto(day);
    const { end, save } = await open(page, karim.name, '22h00 - 6h00');
    await end.fill('5h15');
    const moved = aPresence(1, { ...night, manual_edit_end: '2026-11-27T03:00:00Z' });
    network.intercept({ path: '/driver-logs/' }, async () =>
      answer(200, 'application/json', JSON.stringify(logsAnswer([moved]))),
    );
    const body = { error: 'Nadia a corrigé cette présence', code: 'moved', changed_by: 'Nadia', log: moved };
    sent(network, refusal(412, body));
    await save.click();
    await expect(tableOf(page).getByRole('group', { name: /^Présence de Karim Lavandier/ })).toContainText(/corrigé/);
    await expect(rowOf(page, karim.name)).toContainText('22h00 - 4h00');
  });
});
