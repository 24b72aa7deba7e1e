import { expect } from '@playwright/test';
import { afterEach, test } from 'vitest';
import { Page } from '../browser/page.ts';
import { asBrowsers } from '../fixtures.ts';

// The stand-in for a browser in these tests: it finds, waits and refuses as the browser's tools do.

const page = asBrowsers(new Page());
const show = (html: string) => {
  document.body.innerHTML = html;
};
afterEach(() => document.body.replaceChildren());

const soon = { timeout: 60 };
const fails = async (expectation: Promise<void>) => {
  const outcome = await expectation.then(
    () => 'met',
    () => 'not met',
  );
  expect(outcome).toBe('not met');
};

test('an expectation waits until it is met, and fails when it never is', async () => {
  show('<button>Un</button>');
  const button = page.getByRole('button');
  setTimeout(() => show('<button>Deux</button>'), 20);
  await expect(button).toHaveText('Deux');
  await fails(expect(button).toHaveText('Un', soon));
  await fails(expect(button).not.toHaveText('Deux', soon));
});

test('nothing is expected of what is not there, but that it is hidden', async () => {
  show('');
  const button = page.getByRole('button');
  await fails(expect(button).toHaveText(/.*/, soon));
  await fails(expect(button).not.toHaveText('Un', soon));
  await fails(expect(button).not.toHaveAttribute('href', '/', soon));
  await fails(expect(button).toBeVisible(soon));
  await expect(button).toBeHidden();
  await expect(button).toHaveCount(0);
});

test('several elements are never taken for one', async () => {
  show('<button>Un</button><button>Deux</button>');
  const button = page.getByRole('button');
  await expect(button.click()).rejects.toThrow('2 elements');
  await fails(expect(button).toBeVisible(soon));
  await expect(button).toHaveText(['Un', 'Deux']);
  await fails(expect(button).toHaveText(['Un'], soon));
  await fails(expect(button).toHaveText(['Deux', 'Un'], soon));
  await expect(button.last()).toHaveText('Deux');
});

test('what is hidden is neither seen nor found by its role', async () => {
  show('<p hidden>Un</p><p style="display: none">Deux</p><details><summary>Trois</summary><p>Quatre</p></details>');
  for (const text of ['Un', 'Deux', 'Quatre']) await expect(page.getByText(text)).toBeHidden();
  await expect(page.getByText('Trois')).toBeVisible();
  show('<div aria-hidden="true"><button>Un</button></div>');
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('button', { includeHidden: true })).toHaveCount(1);
});

test('a locator is narrowed by what it has, by its text and by another', async () => {
  show('<ul><li><a href="/a">A1</a> prête</li><li class="late"><a href="/b">B1</a> prête</li></ul>');
  const item = page.getByRole('listitem');
  await expect(item.filter({ has: page.getByRole('link', { name: 'B1', exact: true }) })).toHaveText('B1 prête');
  await expect(item.filter({ hasText: 'A1' })).toHaveCount(1);
  await expect(item.and(page.locator('.late'))).toHaveCount(1);
  await expect(item.getByRole('link').or(page.getByRole('list'))).toHaveCount(3);
});

test('nothing is pressed that is disabled, or lies under a dialog', async () => {
  const presses: string[] = [];
  show('<button aria-disabled="true">Un</button><div style="pointer-events: none"><button>Deux</button></div>');
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => presses.push(button.textContent ?? ''));
  const pressed = (name: string) => page.getByRole('button', { name }).click({ timeout: 60 });
  await expect(pressed('Un')).rejects.toThrow('disabled');
  await expect(pressed('Deux')).rejects.toThrow('under something');
  await page.getByRole('button', { name: 'Un' }).click({ force: true });
  expect(presses).toEqual(['Un']);
});

test('a field takes the text, a box its tick, keys go where the focus is', async () => {
  show('<label>Nom<input></label><label><input type="checkbox">Panier</label>');
  await page.getByLabel('Nom').fill('Nord');
  await expect(page.getByLabel('Nom')).toHaveValue('Nord');
  await expect(page.getByLabel('Nom')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Panier')).toBeFocused();
  await page.getByLabel('Panier').check();
  await expect(page.getByLabel('Panier')).toBeChecked();
  await fails(expect(page.getByLabel('Panier')).not.toBeChecked(soon));
});
