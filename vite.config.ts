import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin, transformWithOxc } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import product from './package.json' with { type: 'json' };
import { replicaBuild } from './replica-build.ts';

const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Quai',
  short_name: 'Quai',
  description: 'La console d’exploitation : dispatch, préparation, support et journaux des livreurs.',
  lang: 'fr',
  dir: 'ltr',
  start_url: '/dispatch',
  scope: '/',
  display: 'standalone',
  theme_color: '#ffffff',
  background_color: '#ffffff',
  categories: ['business', 'productivity'],
  icons: [
    { src: '/icons/quai-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/quai-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/quai-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/** Where `vite dev` finds the reference API; `npm run dev` sets it. */
const api = process.env.QUAI_API ?? 'http://127.0.0.1:4000';

/**
 * Two rules of Radix Themes have the browser look at the whole page whenever something comes to it or leaves it: one
 * speaks of any element after another, one colours the root by asking whether a theme is anywhere below. With 10,000
 * orders that was 200 ms and 20 ms.
 */
const narrowThemeRules = {
  postcssPlugin: 'narrow-theme-rules',
  Rule(rule: { selector: string; selectors: string[] }) {
    rule.selector = rule.selector.replace(/ \+ \* (\.rt-SegmentedControlItem)/g, ' + $1 $1');
    if (rule.selector.includes(':root:where(:has('))
      rule.selectors = rule.selectors.filter((it) => !it.startsWith(':root:where(:has('));
  },
};

/** Sets a style sheet at each dialog otherwise (src/views/ui/windows/scroll-lock.ts). */
const scrollLock = {
  find: /^react-remove-scroll-bar$/,
  replacement: fileURLToPath(new URL('src/views/ui/windows/scroll-lock.ts', import.meta.url)),
};

/** The console's browsers need neither Dexie's classes as functions nor its way around two copies of itself. */
const modernDexie = {
  find: /^dexie$/,
  replacement: fileURLToPath(new URL('node_modules/dexie/dist/modern/dexie.mjs', import.meta.url)),
};

/**
 * React's packages give each component a name for a developer's tools, and call React to make it: both keep every
 * component of a package in the build, also those that nobody shows. Without the names, and with the calls said to do
 * nothing else, they go.
 */
const droppable: Plugin = {
  name: 'droppable',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/(@radix-ui|radix-ui|react-router)\/.*\.m?js/ },
    handler: (code) => ({
      code: code
        .replace(/(?<![\w$.])[\w$]+\.displayName ?= ?(?:"[^"]*"|[\w$.]+)(?=[;,\n])/g, 'void 0')
        .replace(/(?<==\s*)[\w$]+\.(?:forwardRef|memo|createContext)\(/g, '/* @__PURE__ */ $&'),
      map: null,
    }),
  },
};

/** The theme takes only what it shows before anything opens (src/views/ui/theme-parts.ts). */
const themeParts: Plugin = {
  name: 'theme-parts',
  enforce: 'pre',
  apply: 'build',
  resolveId: {
    filter: { id: /^radix-ui$/ },
    handler: (_source, importer) =>
      importer?.endsWith('/@radix-ui/themes/dist/esm/components/theme.js')
        ? fileURLToPath(new URL('src/views/ui/theme-parts.ts', import.meta.url))
        : null,
  },
};

/**
 * To follow a transaction through a native `await`, Dexie exchanges the global promise before and after each of them; a
 * lowered one goes through Dexie's own promises (docs/adr/0027).
 */
const loweredTransactions: Plugin = {
  name: 'lowered-transactions',
  enforce: 'post',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/db\/.*\.ts$/ },
    handler: (code, id) => transformWithOxc(code, id, { lang: 'js', target: 'es2016' }),
  },
};

/** Of a file of the build: that of a shared part tells all who share it. */
const shortName = (name: string) => /^(part|lib)~/.exec(name)?.[1] ?? '[name]';

export default defineConfig({
  // `es2015`: rxjs with classes instead of functions and their helpers.
  resolve: { alias: [scrollLock, modernDexie], conditions: ['es2015', ...defaultClientConditions] },
  define: { __QUAI_VERSION__: JSON.stringify(product.version) },
  css: { postcss: { plugins: [narrowThemeRules] } },
  plugins: [
    replicaBuild(),
    droppable,
    themeParts,
    react({ compiler: true }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'service-worker.ts',
      // The console registers it itself: an inline script would break the content security policy.
      injectRegister: null,
      manifest,
      injectManifest: {
        globPatterns: ['**/*.{html,js,mjs,css,svg,png,woff2}'],
        buildPlugins: { vite: [replicaBuild()] },
      },
    }),
  ],
  worker: {
    format: 'es',
    plugins: () => [replicaBuild(), loweredTransactions],
    rolldownOptions: { output: { chunkFileNames: 'assets/worker-[name]-[hash].js' } },
  },
  build: {
    target: 'es2023',
    // Every supported browser preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Each script asked for costs the page what several kB do (docs/adr/0021): what comes before any room is one, and
        // what several rooms, dialogs or menus share is told apart only where it is more than a few kB; libraries by
        // themselves, or a line of ours that the board needs too would bring the menus of Radix with it. Merging more of
        // the small ones made scripts that wait for each other: whichever runs first then finds nothing in the other.
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'] },
            // Small and needed by few: merged with what the board needs they would come with it.
            {
              name: 'place',
              test: /views.concepts.dock.move.(place-text|lateness-words)/,
              includeDependenciesRecursively: false,
            },
            { name: 'search', test: /views.ui.fields.search-field/, includeDependenciesRecursively: false },
            // Nearly every room has these, and the board comes without: merged with what it needs they would come too.
            {
              name: 'table',
              test: /views.(ui.tables.(row-)?table\.tsx|ui.fields.number-field|kit.(actions.basis.moved-(notice|text)|queries.awaited|drafts.use-typed-draft|export.table-export))/,
              includeDependenciesRecursively: false,
            },
            { name: 'scan', test: /views.kit.scan.scan-bar/, includeDependenciesRecursively: false },
            // Merged with the demands, which the board counts, they would bring every action.
            { name: 'part', test: /driver-log.(rate-of-day|use-drivers)/, includeDependenciesRecursively: false },
            // Merged with a form that uses it, it would wait for the table that waits for it.
            { name: 'part', test: /kit.actions.use-replaced/, includeDependenciesRecursively: false },
            { name: 'lib', test: /node_modules/, minShareCount: 2, entriesAware: true },
            // What draws entries of menus needs those of Radix: nothing that the board needs may be in one script with it.
            {
              name: 'menu',
              test: /views.(ui.menus.menu-parts|kit.router.admin-entry)/,
              includeDependenciesRecursively: false,
            },
            { name: 'part', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3_500 },
          ],
        },
        // The first script names some 250 files, and a hash is what no compression makes smaller: 42 bits tell two
        // contents of one name apart.
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${shortName(name)}-[hash:7][extname]`,
      },
    },
    // A data: URL would need a wider policy for fonts and workers.
    assetsInlineLimit: 0,
    // What scripts may weigh is measured where it counts, in what a page loads (test/layers/script-budget.test.ts).
    chunkSizeWarningLimit: 2_000,
  },
  server: {
    proxy: {
      '^/(api|admin)(/|\\?|$)': { target: api },
      '^/config\\.json$': { target: api },
    },
  },
});
