import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { bringFiles } from './offline/bring-files.ts';
import { isMapTile, keptTile } from './offline/kept-map.ts';
import { openNotice, type PageOfWorker, type ShownNotice, showNotice } from './push/worker-notices.ts';

/** What this file needs of the worker's global scope; the project's types are those of pages. */
declare const self: {
  readonly __WB_MANIFEST: Parameters<PrecacheController['addToCacheList']>[0];
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly PageOfWorker[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'message' | 'install' | 'activate',
    listener: (event: { readonly data?: unknown; waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(
    type: 'push',
    listener: (event: { readonly data: { text(): string } | null; waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: { readonly notification: ShownNotice; waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
};

/** The pages of this application; everything else (the workspace, the API, links in mails) goes its own way. */
const ownPages = [/^\/$/, /^\/login(?:\/|$)/, /^\/logout(?:\/|$)/, /^\/dashboard(?:\/|$)/];
/** How long the network may take before the saved shell is shown, in milliseconds. */
const patience = 4000;

/** The files of this version, on this device. */
const shell = new PrecacheController();
shell.addToCacheList(self.__WB_MANIFEST);
// Left to itself the controller brings one file after the other; it finds most of them there, and looks that none is missing.
self.addEventListener('install', (event) =>
  event.waitUntil(bringFiles(shell.strategy.cacheName, shell.getURLsToCacheKeys()).then(() => shell.install(event))),
);
self.addEventListener('activate', (event) => event.waitUntil(shell.activate(event)));
// Neither `/` nor a path without ending stands for a saved file: pages are asked for below, and the version watch asks `/`.
registerRoute(new PrecacheRoute(shell, { directoryIndex: '', cleanURLs: false }));

/** The newest page while there is a network and the server answers, else the saved one, which brings its own scripts. */
registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      const saved = await shell.matchPrecache('/index.html');
      if (!saved) return fetch(request);
      const late = new Promise<Response>((done) => setTimeout(() => done(saved), patience));
      const fresh = fetch(request).then(
        (answer) => (answer.status >= 500 ? saved : answer),
        () => saved,
      );
      return Promise.race([fresh, late]);
    },
    { allowlist: ownPages },
  ),
);

// Of the map stays what was looked at.
registerRoute(
  ({ url }) => isMapTile(url),
  ({ request }) => keptTile(request),
);

// A page that has nothing to lose says when the next version may take over.
self.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// What somebody was told, on their device; pressing it opens the thing.
self.addEventListener('push', (event) => event.waitUntil(showNotice(self.registration, event.data?.text() ?? '')));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(self.clients, event.notification)));
