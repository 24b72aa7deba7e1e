import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { provideDeclarations } from './db/declarations.ts';
import * as declarations from './domain/commands.ts';
import { deliverInBackground, deliveryTag } from './worker/postman/background.ts';
import { configSources, ownerOf } from './worker/postman/navigation.ts';
import { cachedReader } from './worker/postman/reader-cache.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0];
  addEventListener(type: 'sync', hear: (event: SyncEvent) => void): void;
};

/** Background Sync, which TypeScript's own declarations lack. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

// The build is stored as a whole when a version installs, and served only to pages of that version: a page and its lazy
// chunks never come from two builds. Nothing else is cached, except the code reader below; the replica in IndexedDB
// holds the data.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
const shell = createHandlerBoundToURL('/index.html');
const sources = configSources((input, init) => self.fetch(input, init), self.location.origin);

// Paths that the configuration gives to the server always go to the network; a failure is shown as the browser shows
// it. Where no configuration was ever read, the network is tried first.
registerRoute(
  new NavigationRoute(async (navigation) => {
    const owner = await ownerOf(navigation.url.pathname, sources);
    if (owner === 'console') return shell(navigation);
    const answer = self.fetch(navigation.request);
    return owner === 'server' ? answer : answer.catch(() => shell(navigation));
  }),
);

// The file that reads codes before a camera (docs/adr/0049) is large, and few devices open a camera: it is cached once
// it was asked for.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/[^/]+\.wasm$/.test(url.pathname),
  ({ request }) => cachedReader(request),
);

// A first installation takes over the pages already open, so that they too survive the loss of the network.
clientsClaim();

// An installed service worker loads no script: the declarations are part of it.
provideDeclarations(() => Promise.resolve(declarations));

// The network is back and perhaps no tab is open: the outbox is delivered from here.
self.addEventListener('sync', (event) => {
  if (event.tag === deliveryTag) event.waitUntil(deliverInBackground(self));
});

// A new version waits until the user accepts it (views/kit/client/updates.ts), since taking over reloads every tab. A
// page that was loading when the open ones were taken over asks to be taken over too.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') self.skipWaiting();
  if (event.data?.type === 'CLAIM') event.waitUntil(self.clients.claim());
});
