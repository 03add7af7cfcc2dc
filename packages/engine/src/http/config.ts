import { fileSizes } from '@homeport/grammar';

/** How many calls of one kind a caller may make in how many seconds. */
export interface Rate {
  readonly calls: number;
  readonly seconds: number;
}

/** A page that a visitor asks for: `/login`, with what stands behind `?`, at a host, in the language of the browser. */
export interface AskedPage {
  readonly path: string;
  readonly query: string;
  readonly host: string;
  readonly locale: string;
}

/** An app as files: where it hangs, and the folder of its build. */
export interface StaticApp {
  readonly path: string;
  readonly folder: string;
  /** What a page will ask for first, as a `Link` header: the browser fetches it while the page's script is on its way. */
  early?(page: AskedPage): string | undefined;
  /** The file of a page that was written while the app was built; undefined: the app's one page for all addresses. */
  written?(page: AskedPage): string | undefined;
}

/** Settings of the HTTP side. All have a default that is safe to run with. */
export interface HttpConfig {
  /** `/api`, without a slash at the end. */
  readonly prefix: string;
  /** Addresses of proxies in front whose X-Forwarded-For is believed; false: none. */
  readonly trustProxy: boolean | string | string[];
  /** Languages that texts exist in; the first is the fallback. */
  readonly locales: readonly string[];
  /** Further hosts that the apps may call, load pictures from, and be linked to by frames of ours. */
  readonly connectHosts: readonly string[];
  readonly imageHosts: readonly string[];
  /** Static apps. */
  readonly apps: readonly StaticApp[];
  /** `loopback` (default) or `open`. */
  readonly metrics: 'loopback' | 'open';
  readonly limits: {
    readonly body: number;
    /** The largest file of any call, in bytes; calls that take less say so themselves. */
    readonly upload: number;
    readonly headers: number;
    readonly headersTimeout: number;
    readonly requestTimeout: number;
    readonly uploadTimeout: number;
    readonly connections: number;
    /** Milliseconds that a connection may leave what was written to it unread. */
    readonly writeTimeout: number;
    /** Bytes of answers that wait to be read: per connection, per address, in all. */
    readonly ofConnection: number;
    readonly ofAddress: number;
    readonly ofAll: number;
    /** Calls worked on at the same time, at most; the limiter goes below when they take long. */
    readonly concurrency: number;
    /** Part of the places that one tenant may hold while the server is more than half full. */
    readonly tenantShare: number;
    /** Mean event-loop delay in milliseconds from which calls are refused. */
    readonly loopDelay: number;
  };
  readonly rates: {
    readonly user: Rate;
    readonly address: Rate;
    readonly tenant: Rate;
    readonly signIn: Rate;
    readonly money: Rate;
    readonly mail: Rate;
    readonly upload: Rate;
    readonly heavy: Rate;
  };
  /** Where uploads wait whose other parts come after the file. */
  readonly temporaryFolder?: string;
}

export const defaultConfig: HttpConfig = {
  prefix: '/api',
  trustProxy: false,
  locales: ['en', 'es', 'fr'],
  connectHosts: [],
  imageHosts: [],
  apps: [],
  metrics: 'loopback',
  limits: {
    body: 1024 * 1024,
    upload: Math.max(fileSizes.upload, fileSizes.importFile),
    headers: 16 * 1024,
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    uploadTimeout: 120_000,
    connections: 10_000,
    writeTimeout: 30_000,
    ofConnection: 16 * 1024 * 1024,
    ofAddress: 32 * 1024 * 1024,
    ofAll: 96 * 1024 * 1024,
    concurrency: 128,
    tenantShare: 0.6,
    loopDelay: 250,
  },
  rates: {
    user: { calls: 6000, seconds: 10 },
    address: { calls: 12_000, seconds: 10 },
    tenant: { calls: 24_000, seconds: 10 },
    signIn: { calls: 60, seconds: 60 },
    money: { calls: 120, seconds: 60 },
    mail: { calls: 20, seconds: 3600 },
    upload: { calls: 120, seconds: 60 },
    heavy: { calls: 30, seconds: 60 },
  },
};

/** The defaults with what is given on top, group by group. */
export function configOf(
  given: Partial<Omit<HttpConfig, 'limits' | 'rates'>> & {
    readonly limits?: Partial<HttpConfig['limits']>;
    readonly rates?: Partial<HttpConfig['rates']>;
  } = {},
): HttpConfig {
  return {
    ...defaultConfig,
    ...given,
    limits: { ...defaultConfig.limits, ...given.limits },
    rates: { ...defaultConfig.rates, ...given.rates },
  };
}
