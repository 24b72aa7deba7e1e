import { openWindow } from '../component/browser/window.ts';

// Files share their worker's modules: React and the console keep the window they were loaded in.
if (!('document' in globalThis)) {
  openWindow();
  const { giveBrowser } = await import('../component/browser/tab.ts');
  giveBrowser();
}
await import('../component/browser/matchers.ts');
// What the worker asks for by name: a test that ends does not wait for it.
await Promise.all([
  import('../../src/worker/command-code.ts'),
  import('../../src/domain/asking/details.ts'),
  import('../../src/sync/records/code.ts'),
]);
