import { openWindow } from '../component/browser/window.ts';

// Files share their worker's modules: React and the console keep the window they were loaded in.
if (!('document' in globalThis)) {
  openWindow();
  const { giveBrowser } = await import('../component/browser/tab.ts');
  giveBrowser();
}
await import('../component/browser/matchers.ts');
// Modules the worker loads by name: a test's end does not wait for them.
await Promise.all([
  import('../../src/worker/command-code.ts'),
  import('../../src/worker/search.ts'),
  import('../../src/domain/asking/details.ts'),
  import('../../src/sync/records/code.ts'),
]);
