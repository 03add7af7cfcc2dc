/** A note on screen, as the worker gets it back when it is pressed. */
export interface ShownNotice {
  readonly data?: unknown;
  close(): void;
}
/** An open page of this application. */
export interface PageOfWorker {
  readonly url: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown, transfer: Transferable[]): void;
}
/** Milliseconds in which an open page says that it has opened a note; a sleeping one does not. */
const patience = 1000;
const list = '/dashboard/notifications';

/** Shows what came. The browser wants something to be shown for every message, also for one it does not understand. */
export function showNotice(at: Pick<ServiceWorkerRegistration, 'showNotification'>, text: string): Promise<void> {
  const { title, body, tag, lang, link } = read(text);
  return at.showNotification(title ?? 'Homeport', {
    ...(body === undefined ? {} : { body }),
    ...(tag === undefined ? {} : { tag }),
    ...(lang === undefined ? {} : { lang }),
    icon: '/favicon.svg',
    data: { link: pathOf(link) },
  });
}
/** Opens what a note leads to: in the open app, which keeps what is typed there, or in a window of its own. */
export async function openNotice(
  clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly PageOfWorker[]>;
    openWindow(address: string): Promise<unknown>;
  },
  notice: ShownNotice,
): Promise<void> {
  notice.close();
  const link = pathOf((notice.data as { link?: unknown } | null)?.link);
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((one) => new URL(one.url).pathname.startsWith('/dashboard'));
  // Signed out, or asleep: a window of its own goes by the sign-in page.
  if (!page || !(await hasOpened(page, link))) await clients.openWindow(link);
  else await page.focus().catch(() => undefined);
}

function hasOpened(page: PageOfWorker, link: string): Promise<boolean> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(true);
    setTimeout(() => done(false), patience);
    page.postMessage({ type: 'OPEN', link }, [port2]);
  });
}
function read(text: string): Readonly<Partial<Record<'title' | 'body' | 'tag' | 'lang' | 'link', string>>> {
  try {
    const given = JSON.parse(text) as Readonly<Record<string, unknown>> | null;
    return Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}
/** A page of this application; a message leads nowhere else. */
const pathOf = (link: unknown): string =>
  typeof link === 'string' && /^\/dashboard(?:[/?#]|$)/.test(link) ? link : list;
