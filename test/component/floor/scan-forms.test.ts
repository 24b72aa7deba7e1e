import { expect } from '@playwright/test';
import { describe } from 'vitest';
import { scan } from '../browser/scanner.ts';
import { test } from '../fixtures.ts';
import { scanForms } from './scan-forms.ts';

describe.each(Object.entries(scanForms))('%s', (_path, laid) => {
  test('OUR-029 what a scan put into its field is sent with the form, or asked about, and by the scan never', async ({
    makeScene,
    page,
  }) => {
    const { scene, code, field, shows, send, carries } = await laid({ makeScene, page });
    await expect(send ?? page.getByRole('dialog')).toBeVisible();
    await scan(code, { end: ['Enter', 'Enter'] });
    const isChoice = (await field.textContent()) !== '';
    await (isChoice ? expect(field).toHaveText(shows) : expect(field).toHaveValue(shows));
    expect(await scene.ledger()).toEqual([]);
    if (!send) return;
    await send.click();
    const question = page.getByRole('alertdialog');
    if (carries === undefined) {
      await expect(question).toContainText(`${code} est dans son champ et n'est pas ajoutée`);
      expect(await scene.ledger()).toEqual([]);
    } else {
      await expect.poll(async () => (await scene.ledger()).map(({ body }) => body)).toEqual([carries]);
      await expect(question).toHaveCount(0);
    }
  });
});
