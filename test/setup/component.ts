import { openWindow } from '../component/browser/window.ts';

// Files share their worker's modules: React and the console keep the window they were loaded in.
if (!('document' in globalThis)) {
  openWindow();
  const { giveBrowser } = await import('../component/browser/tab.ts');
  giveBrowser();
}
await import('../component/browser/matchers.ts');
