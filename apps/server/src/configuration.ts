import { join, resolve } from 'node:path';
import { isNetwork } from '@homeport/model/tenancy';
import { knownPushHosts } from './adapters/push/push-hosts.rules.ts';

/** All settings of the server, from the environment. `docs/operations.md` has them as a table. */
export interface Configuration {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** External PostgreSQL; without it the built-in one is started. */
  readonly databaseUrl: string | undefined;
  readonly apiPrefix: string;
  readonly demo: boolean;
  readonly smtpUrl: string | undefined;
  /** Virus scanner (ClamAV); without it files are not scanned. */
  readonly scanner: { readonly host: string; readonly port: number } | undefined;
  /** Folder with language files by which text in pictures of receipts is recognised; without it pictures are not read. */
  readonly recognitionData: string | undefined;
  /** External signing site; without it documents are signed on our own pages. */
  readonly signingSite: string | undefined;
  readonly mailFrom: string;
  readonly publicUrl: string;
  /** 32 bytes or more; from `HOMEPORT_SECRET`, else made on first start and kept in the data folder. */
  readonly secret: string | undefined;
  /** The secret before it, while everything is sealed anew; from `HOMEPORT_SECRET_OLD`. */
  readonly oldSecret: string | undefined;
  /** Where the built-in database archives its log and `backup` puts its copies; from `BACKUP_DIR`. */
  readonly backupDir: string | undefined;
  /** Proxies in front whose `X-Forwarded-For` is believed, as addresses or networks; none: who connects is who calls. */
  readonly trustedProxies: readonly string[];
  readonly metricsOpen: boolean;
  readonly logLevel: string;
  /** The usual rates of calls per user, address and tenant times this; sign-in, mail, uploads and exports keep theirs. */
  readonly rateFactor: number;
  /** A service like Nominatim that names the place at coordinates; without it the built-in data answers. */
  readonly geocoderUrl: string | undefined;
  /** Gateway of text messages; without one codes go by e-mail. */
  readonly smsGateway: { readonly url: string; readonly token: string | undefined } | undefined;
  /** Map tiles as `https://host/{z}/{x}/{y}.png`; without it the map shows outlines of countries only. */
  readonly mapTilesUrl: string | undefined;
  /** Hosts (`name` or `name:port`) that may be private and speak plain HTTP: an own identity provider, map or model. */
  readonly outboundHosts: readonly string[];
  /** An OpenAI-compatible service that phrases the assistant's answers; without one they come from templates. */
  readonly assistant: { readonly url: string; readonly model: string; readonly key: string | undefined } | undefined;
  /** Whether pages are counted, by their pattern and not by person; from `PAGE_COUNTS`. */
  readonly countsPages: boolean;
  /** Push services that may be called (`name`, `name:port` or `*.name`); none: push is off. */
  readonly pushHosts: readonly string[];
  /** STUN and TURN servers by which browsers find each other in video calls; none: only within one network. */
  readonly iceServers: readonly IceServer[];
}
interface IceServer {
  readonly urls: readonly string[];
  readonly username?: string;
  readonly credential?: string;
}

/** A setting that cannot be used, in one sentence. */
export class ConfigurationError extends Error {}

const switches: Readonly<Record<string, boolean>> = {
  on: true,
  true: true,
  '1': true,
  off: false,
  false: false,
  '0': false,
};

/** Reads the settings; throws a `ConfigurationError` that names the variable and what it should be. */
export function readConfiguration(env: Readonly<Record<string, string | undefined>>): Configuration {
  const port = Number(env.PORT ?? '3000');
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new ConfigurationError(`PORT must be a number from 0 to 65535, not "${env.PORT}".`);
  }
  const databaseUrl = env.DATABASE_URL || undefined;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new ConfigurationError('DATABASE_URL must start with postgres:// or postgresql://.');
  }
  const demo = env.DEMO === undefined || env.DEMO === '' ? databaseUrl === undefined : switches[env.DEMO];
  if (demo === undefined) throw new ConfigurationError(`DEMO must be on or off, not "${env.DEMO}".`);
  const countsPages = switches[env.PAGE_COUNTS || 'on'];
  if (countsPages === undefined)
    throw new ConfigurationError(`PAGE_COUNTS must be on or off, not "${env.PAGE_COUNTS}".`);
  const apiPrefix = `/${(env.API_PREFIX ?? '/api').replace(/^\/+|\/+$/g, '')}`;
  if (!/^(\/[\w-]+)+$/.test(apiPrefix))
    throw new ConfigurationError(`API_PREFIX must be a path like /api, not "${env.API_PREFIX}".`);
  for (const name of ['HOMEPORT_SECRET', 'HOMEPORT_SECRET_OLD']) {
    if (env[name] && env[name].length < 32) throw new ConfigurationError(`${name} must have at least 32 characters.`);
  }
  const rateFactor = Number(env.RATE_FACTOR || '1');
  if (!(rateFactor >= 0.1 && rateFactor <= 1000)) {
    throw new ConfigurationError(`RATE_FACTOR must be a number from 0.1 to 1000, not "${env.RATE_FACTOR}".`);
  }
  const host = env.HOST || '127.0.0.1';
  const geocoderUrl = webAddress('GEOCODER_URL', env.GEOCODER_URL);
  const smsUrl = webAddress('SMS_GATEWAY_URL', env.SMS_GATEWAY_URL);
  const mapTilesUrl = webAddress('MAP_TILES_URL', env.MAP_TILES_URL);
  return {
    port,
    host,
    dataDir: resolve(env.DATA_DIR || join(import.meta.dirname, '../../../.data')),
    databaseUrl,
    apiPrefix,
    demo,
    smtpUrl: env.SMTP_URL || undefined,
    scanner: readScanner(env.SCANNER_URL),
    recognitionData: env.RECOGNITION_DATA ? resolve(env.RECOGNITION_DATA) : undefined,
    signingSite: readSite(env.SIGNING_URL),
    mailFrom: env.MAIL_FROM || 'Homeport <no-reply@homeport.invalid>',
    publicUrl: (env.PUBLIC_URL || `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`).replace(
      /\/+$/,
      '',
    ),
    secret: env.HOMEPORT_SECRET || undefined,
    oldSecret: env.HOMEPORT_SECRET_OLD || undefined,
    backupDir: env.BACKUP_DIR ? resolve(env.BACKUP_DIR) : undefined,
    trustedProxies: readProxies(env.TRUSTED_PROXIES),
    metricsOpen: env.METRICS === 'open',
    logLevel: env.LOG_LEVEL || 'warn',
    rateFactor,
    geocoderUrl,
    smsGateway: smsUrl ? { url: smsUrl, token: env.SMS_GATEWAY_TOKEN || undefined } : undefined,
    mapTilesUrl,
    outboundHosts: (env.OUTBOUND_HOSTS ?? '').split(/[\s,]+/).filter((host) => host !== ''),
    assistant: readAssistant(env),
    countsPages,
    pushHosts: readPushHosts(env.PUSH_HOSTS),
    iceServers: readIceServers(env),
  };
}

/** The service needs to know which of its models is meant. */
function readAssistant(env: Readonly<Record<string, string | undefined>>): Configuration['assistant'] {
  const url = webAddress('ASSISTANT_URL', env.ASSISTANT_URL);
  if (!url) return undefined;
  if (!env.ASSISTANT_MODEL) throw new ConfigurationError('ASSISTANT_MODEL must name a model of ASSISTANT_URL.');
  return { url: url.replace(/\/+$/, ''), model: env.ASSISTANT_MODEL, key: env.ASSISTANT_KEY || undefined };
}

/** Those of the browsers' makers, unless others are named, or `none`. */
function readPushHosts(given: string | undefined): readonly string[] {
  if (!given) return knownPushHosts;
  if (given === 'none') return [];
  const hosts = given.split(/[\s,]+/).filter(Boolean);
  const wrong = hosts.find((host) => !/^(\*\.)?[\w.-]+(:\d+)?$/.test(host));
  if (wrong) throw new ConfigurationError(`PUSH_HOSTS must name hosts like *.push.example, not "${wrong}".`);
  return hosts;
}

function readProxies(given: string | undefined): readonly string[] {
  const all = (given ?? '').split(/[\s,]+/).filter(Boolean);
  const wrong = all.find((proxy) => !isNetwork(proxy));
  if (wrong)
    throw new ConfigurationError(`TRUSTED_PROXIES must be addresses or networks like 10.0.0.0/8, not "${wrong}".`);
  return all;
}

function readScanner(given: string | undefined): Configuration['scanner'] {
  if (!given) return undefined;
  const url = URL.parse(given);
  if (url?.protocol !== 'tcp:' || !url.hostname) {
    throw new ConfigurationError(`SCANNER_URL must be an address like tcp://127.0.0.1:3310, not "${given}".`);
  }
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || '3310') };
}

function readSite(given: string | undefined): string | undefined {
  if (!given) return undefined;
  const url = URL.parse(given);
  if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && url.hostname === '127.0.0.1')) {
    throw new ConfigurationError(`SIGNING_URL must be an address that starts with https://, not "${given}".`);
  }
  return url.href;
}

/** STUN servers need no account; TURN servers share one. */
function readIceServers(env: Readonly<Record<string, string | undefined>>): IceServer[] {
  const listOf = (name: 'STUN_URLS' | 'TURN_URLS', pattern: RegExp): string[] => {
    const urls = (env[name] ?? '').split(/[\s,]+/).filter(Boolean);
    const wrong = urls.find((url) => !pattern.test(url));
    if (wrong)
      throw new ConfigurationError(`${name} must be like ${name.slice(0, 4).toLowerCase()}:host:3478, not "${wrong}".`);
    return urls;
  };
  const stun = listOf('STUN_URLS', /^stuns?:[\w.-]+(:\d+)?$/);
  const turn = listOf('TURN_URLS', /^turns?:[\w.-]+(:\d+)?(\?transport=(udp|tcp))?$/);
  const account = { username: env.TURN_USERNAME ?? '', credential: env.TURN_CREDENTIAL ?? '' };
  return [...(stun.length > 0 ? [{ urls: stun }] : []), ...(turn.length > 0 ? [{ urls: turn, ...account }] : [])];
}

/** Where the ends of the sealed audit trails are noted, outside the database. */
export const checkpointPath = ({ dataDir }: Pick<Configuration, 'dataDir'>): string =>
  join(dataDir, 'audit-checkpoint');

/** An address of the web, or nothing. */
function webAddress(name: string, value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!/^https?:\/\/[\w.-]+(:\d+)?(\/[^\s]*)?$/.test(value))
    throw new ConfigurationError(`${name} must start with http:// or https://, not "${value}".`);
  return value;
}
