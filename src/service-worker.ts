import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { provideDeclarations } from './db/declarations.ts';
import * as declarations from './domain/commands.ts';
import { deliverInBackground, deliveryTag } from './worker/background.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0];
  addEventListener(type: 'sync', hear: (event: SyncEvent) => void): void;
};

/** Background Sync, which TypeScript's own declarations do not know. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** Paths of the server: they always go to the network, and their answers are never stored. */
const serverPaths = [/^\/(api|admin)(\/|$)/, /^\/config\.json$/];

// The build is stored as a whole when a version installs, and served only to pages of that version: a page and its
// lazy chunks never come from two builds. Nothing else is ever cached; the replica in IndexedDB holds the data.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: serverPaths }));

// A first installation takes the pages already open, so that they too survive the loss of the network.
clientsClaim();

// It fetches no script once it is installed.
provideDeclarations(() => Promise.resolve(declarations));

// The network is back and perhaps no tab is open: what waits is delivered from here.
self.addEventListener('sync', (event) => {
  if (event.tag === deliveryTag) event.waitUntil(deliverInBackground(self));
});

// A new version waits until the user accepts it (views/app/updates.ts): taking over reloads every tab. A page that was on
// its way when the open ones were taken asks to be taken too.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') self.skipWaiting();
  if (event.data?.type === 'CLAIM') event.waitUntil(self.clients.claim());
});
