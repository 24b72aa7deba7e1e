import type { BrowserContext, Page } from '@playwright/test';

/** Every red or uncertain text, however brief: on a day on which nothing of the server's fails. */
export async function watchAlarms(watched: Page | BrowserContext): Promise<readonly string[]> {
  const alarms: string[] = [];
  await watched.exposeFunction('tellAlarm', (text: string) => alarms.push(text));
  await watched.addInitScript(() => {
    const tell = (text: string) => (window as unknown as { tellAlarm(text: string): void }).tellAlarm(text);
    const uncertain = /Résultat inconnu|illisibles|Échecs|Ignorées/;
    const look = () => {
      for (const { textContent } of document.querySelectorAll('[data-tone="bad"]')) tell(textContent ?? '');
      const parked = /\d+ à traiter/.exec(document.querySelector('header')?.textContent ?? '');
      const said = uncertain.exec(document.body?.textContent ?? '');
      for (const text of [parked, said]) if (text) tell(text[0]);
    };
    new MutationObserver(look).observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
      characterData: true,
    });
  });
  return alarms;
}
