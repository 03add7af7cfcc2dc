import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium, findShell } from './find-chromium.ts';
import { tellWhatWasSeen } from './last-seen.ts';

/** The two sizes every screen is tried in. */
export type Device = 'phone' | 'desktop';

/** One person's browser window on our server. */
export interface Visit extends AsyncDisposable {
  readonly context: BrowserContext;
  readonly page: Page;
  /**
   * Closes the window. Throws when a page asked another host for anything, threw an error nobody caught, or wrote an
   * error to its console (a refusal by the content security policy is one).
   */
  close(): Promise<void>;
}

export interface VisitOptions {
  /** For example `http://127.0.0.1:4100`: the only host the pages may ask. */
  readonly baseUrl: string;
  readonly device: Device;
  /** Language and region of the browser, `en-GB` unless told. */
  readonly locale?: string;
  readonly context?: BrowserContextOptions;
  /**
   * The application may keep itself on the device with its service worker, as it does for people. Whoever tells of something else
   * goes without: every window would fetch and store all of the application once more.
   */
  readonly hasWorker?: boolean;
  /** Hosts that the story leads to besides ours, such as a company's identity provider. */
  readonly otherHosts?: readonly string[];
  /** Console errors that belong to the story told, such as those of a lost connection. */
  readonly expectedErrors?: readonly RegExp[];
}

const DEVICES: Record<Device, BrowserContextOptions> = {
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

/** Refused and lost requests are written to the console by the browser; what they mean is the story's to test. */
const NETWORK_NEWS = /^Failed to load resource:/;

/**
 * What is switched off. The list under the address bar is a page of its own in each window, of half a second of work, and
 * nobody sees it. Of two lists Chromium takes the last, so what Playwright switches off stands here again.
 */
const switchedOff = [
  'WebUIOmniboxPopup,WebUIOmniboxFullPopup,WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable',
  'LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,OptimizationHints,NetworkTimeServiceQuerying',
  'AvoidCorsURLLoaderRestartOnRedirect,AimEnabled,PreconnectToSearch',
  // Browsers of a call meet at their addresses: the names that hide them are looked up like other hosts, and not found here.
  'WebRtcHideLocalIpsWithMdns',
].join(',');

/** Starts the machine's Chromium without a window. `isWhole`: with what only the whole browser has, such as notices. */
export async function openBrowser({ isWhole = false }: { readonly isWhole?: boolean } = {}): Promise<Browser> {
  const executablePath = (isWhole ? undefined : findShell()) ?? findChromium();
  if (!executablePath) throw new Error('No Chromium on this machine: install it, or set CHROMIUM_PATH.');
  return chromium.launch({
    executablePath,
    ignoreDefaultArgs: ['--headless'],
    args: [
      '--headless=new',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${switchedOff}`,
      // Other hosts are out of reach, so that a test can neither depend on one nor tell it anything.
      // Camera and microphone are pretended and given without a question: a picture that moves five times a second (twenty
      // keep two cores busy without a graphics card) and a beep.
      '--use-fake-device-for-media-stream=device-count=1,fps=5',
      '--use-fake-ui-for-media-stream',
      '--allow-loopback-in-peer-connection',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
    ],
  });
}

/** Opens a window of the given size on our server. */
export async function visit(browser: Browser, options: VisitOptions): Promise<Visit> {
  const { baseUrl, device, locale = 'en-GB', expectedErrors = [], otherHosts = [] } = options;
  const context = await browser.newContext({
    baseURL: baseUrl,
    locale,
    reducedMotion: 'reduce',
    serviceWorkers: options.hasWorker ? 'allow' : 'block',
    ...DEVICES[device],
    ...options.context,
  });
  const faults: string[] = [];
  const hosts = [new URL(baseUrl).host, ...otherHosts];
  const note = (address: string) => {
    const { protocol, host } = new URL(address);
    if (/^(https?|wss?):$/.test(protocol) && !hosts.includes(host)) faults.push(`asked another host: ${address}`);
  };
  const isExpected = (text: string) => NETWORK_NEWS.test(text) || expectedErrors.some((pattern) => pattern.test(text));
  context.on('request', (request) => note(request.url()));
  context.on('page', (page) => page.on('websocket', (socket) => note(socket.url())));
  context.on('weberror', (error) =>
    faults.push(`error nobody caught: ${error.error().stack ?? error.error().message}`),
  );
  context.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) faults.push(`console: ${message.text()}`);
  });
  const page = await context.newPage();
  const look = tellWhatWasSeen(page, faults);
  const close = async () => {
    await look();
    await context.close();
    if (faults.length > 0) throw new Error(`The pages of ${baseUrl} had faults:\n- ${faults.join('\n- ')}`);
  };
  return { context, page, close, [Symbol.asyncDispose]: close };
}
