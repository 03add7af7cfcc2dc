import { mkdir } from 'node:fs/promises';
import {
  createServer,
  defaultConfig,
  type Module,
  makeContext,
  makeEngine,
  type Rate,
  type StopOptions,
  systemPrincipal,
} from '@homeport/engine';
import { startSealer } from '@homeport/engine/audit';
import { deliverOutbox, listen, outboxMetrics, prepareJobs, startJobs } from '@homeport/engine/jobs';
import { openStore, type Store } from '@homeport/engine/store';
import { catalogue } from '@homeport/model';
import { identityRefusals } from '@homeport/model/identity';
import { sql } from 'kysely';
import { openFiles } from './adapters/files/open-files.ts';
import { composeMail } from './adapters/mail/compose-mail.ts';
import { registerDevMail } from './adapters/mail/dev-mail-pages.ts';
import { openMailer } from './adapters/mail/open-mailer.ts';
import { makeGuardedFetch } from './adapters/outbound/guarded-fetch.ts';
import { startRealtime, wakeChannel } from './adapters/realtime/realtime.ts';
import { openRecognition } from './adapters/recognition/open-recognition.ts';
import { openClamav } from './adapters/scanner/clamav.ts';
import { loadSecrets, vaultSecretsOf } from './adapters/secrets/secrets.ts';
import { openSms } from './adapters/sms/open-sms.ts';
import { appFolders } from './app-folders.ts';
import { callerOfJob } from './caller-of-job.ts';
import { type Configuration, checkpointPath } from './configuration.ts';
import { countTogether } from './count-together.ts';
import { hasRoom } from './disk-room.ts';
import { startTexts } from './language/texts.ts';
import { openLog } from './log.ts';
import { mayEnterRoom } from './modules/calls/index.ts';
import { tellTyping } from './modules/chat/index.ts';
import type { FileServices } from './modules/documents/index.ts';
import { makeIdentity, redeemTicket } from './modules/identity/index.ts';
import { knownCodes } from './modules/reference/index.ts';
import { modulesOf } from './modules.ts';
import { openPersonKeeper } from './operations/person-keeper.ts';
import { openRetentionKeeper } from './operations/retention-keeper.ts';
import { recurringJobs } from './recurring-jobs.ts';
import { openReports } from './reports.ts';
import type { Services } from './services.ts';

export type Assembled = Awaited<ReturnType<typeof assemble>>;

/** Puts the server together over a migrated database; it does not listen yet. Tests and `main` use the same one. */
export async function assemble(configuration: Configuration, database: { readonly url: string }) {
  const log = openLog(configuration.logLevel);
  await mkdir(configuration.dataDir, { recursive: true });
  const secrets = await loadSecrets(configuration);
  // Known once everything else is put together.
  const wakes: { wake: Services['wake']; outbox: (event?: string) => void } = { wake: () => {}, outbox: () => {} };
  const vaultSecrets = vaultSecretsOf(secrets);
  const store = await openStore({
    url: database.url,
    catalogue,
    secrets: vaultSecrets,
    log: (line, detail) => log.warn({ detail }, line),
    committed: (event) => wakes.outbox(event),
  });
  const textOf = await startTexts(catalogue);
  const mail = openMailer(configuration);
  const outbound = makeGuardedFetch(configuration.outboundHosts);
  const services: FileServices = {
    configuration,
    catalogue,
    log,
    mailer: mail.mailer,
    files: openFiles(configuration),
    outbound,
    ...(configuration.smsGateway ? { sms: openSms(configuration.smsGateway, outbound) } : {}),
    textOf,
    ...(configuration.scanner ? { scanner: openClamav(configuration.scanner) } : {}),
    ...(configuration.recognitionData
      ? { recognition: await openRecognition(configuration.recognitionData, log) }
      : {}),
    wake: (tenant, user, topic) => wakes.wake(tenant, user, topic),
    contextOf: async (tenant, user) => {
      const me = await callerOfJob(store, tenant, user);
      return me && makeContext(engine, { me, tenant, requestId: 'seen by' });
    },
  };
  const identity = makeIdentity(services, store, secrets);
  // Also tells whether the secret is the one this database was sealed with, before anything is sealed with another.
  await identity.keys.key('recovery codes').catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const reports = openReports({ url: database.url, catalogue, vaultSecrets, log });
  const keeper = openPersonKeeper(configuration, database.url);
  const retention = openRetentionKeeper(configuration, database.url, keeper);
  const modules = modulesOf(services, identity, reports.source, composeMail, keeper, retention, store);
  const parts = { ...engineParts(modules, store), knowsCode: knownCodes() };
  const outboxFigures = outboxMetrics(store);
  const app = await createServer({
    ...parts,
    routes: modules.flatMap((module) => module.routes ?? []),
    authenticate: (bearer, address) => identity.authenticator.authenticate(bearer, address),
    log,
    textOf: (key, params, locale) => {
      const text = textOf(key, params, locale);
      return text === key ? undefined : text;
    },
    config: {
      prefix: configuration.apiPrefix,
      trustProxy: [...configuration.trustedProxies],
      metrics: configuration.metricsOpen ? 'open' : 'loopback',
      locales: ['en', 'es', 'fr', 'en-x-halden', 'en-x-brightwater'],
      apps: await appFolders(configuration.apiPrefix, configuration.demo),
      imageHosts: configuration.mapTilesUrl ? [new URL(configuration.mapTilesUrl).origin] : [],
      rates: usualRates(configuration.rateFactor),
    },
    limiter: countTogether(store, secrets.key('rates')),
    figures: [outboxFigures.figures],
    checks: { disk: () => hasRoom(configuration.dataDir) },
    pages: (fastify) => {
      if (configuration.demo && mail.outbox) registerDevMail(fastify, mail.outbox);
    },
  });
  const engine = makeEngine(parts);
  const realtime = startRealtime({
    server: app.server,
    apiPrefix: configuration.apiPrefix,
    publicUrl: configuration.publicUrl,
    redeem: async (ticket) => {
      const found = await redeemTicket(identity, ticket);
      return (
        found && {
          tenant: found.tenant,
          user: found.caller.user,
          session: found.caller.session,
          address: found.address,
        }
      );
    },
    alive: async (owners) => {
      const living = await Promise.all(
        owners.map(async (o) =>
          (await identity.authenticator.callerOf(o.tenant, o.session, o.address)) ? [o.session] : [],
        ),
      );
      return new Set(living.flat());
    },
    mayEnter: async (owner, tenant, room) => {
      const me = await identity.authenticator.callerOf(owner.tenant, owner.session, owner.address);
      if (!me?.tenants.includes(tenant)) return undefined;
      return mayEnterRoom(makeContext(engine, { me, tenant, requestId: 'socket' }), room);
    },
    typing: async (owner, tenant, conversation) => {
      const me = await identity.authenticator.callerOf(owner.tenant, owner.session, owner.address);
      if (!me?.tenants.includes(tenant)) return;
      await tellTyping(makeContext(engine, { me, tenant, requestId: 'socket' }), services, conversation);
    },
    say: (line) => store.open(sql`select pg_notify(${wakeChannel}, ${line})`),
    log,
  });
  wakes.wake = realtime.wake;
  await prepareJobs({ url: database.url, log });
  const outbox = deliverOutbox({
    store,
    reactions: modules.flatMap((module) => module.reactions ?? []),
    ctxOf: (tenant, reason) =>
      makeContext(engine, { me: systemPrincipal(tenant), requestId: 'outbox', system: reason }),
    log,
    metrics: outboxFigures,
  });
  wakes.outbox = outbox.wake;
  const sealer = startSealer({
    store,
    checkpoint: checkpointPath(configuration),
    keys: secrets.keys('audit checkpoint'),
    log,
  });
  const listening = listen(database.url, { [wakeChannel]: realtime.hear }, { log });
  const jobs = await startJobs({
    url: database.url,
    jobs: modules.flatMap((module) => module.jobs ?? []),
    ctxOf: async ({ tenant, user, requestId }) => {
      const me = await callerOfJob(store, tenant, user);
      return me ? makeContext(engine, { me, tenant, requestId }) : identityRefusals.notSignedIn();
    },
    recurring: recurringJobs(services, store, (tenant, reason) =>
      makeContext(engine, { me: systemPrincipal(tenant), requestId: 'recurring', system: reason }),
    ),
    log,
    changed: (tenant, user) => services.wake(tenant, user, 'jobs'),
  });
  return {
    app,
    store,
    engine,
    identity,
    services,
    sealer,
    /** Stops taking calls, lets what runs finish, then closes everything that was opened. */
    stop: async (options?: StopOptions): Promise<void> => {
      await realtime.close();
      await app.homeport.stop(options);
      await Promise.all([jobs.stop(), outbox.stop(), listening.stop()]);
      await sealer.stop();
      await Promise.all([store.close(), reports.close()]);
      mail.close();
    },
  };
}

/** The rates of ordinary and of heavy calls (exports, imports), for installations whose callers share an address or call by program. */
function usualRates(factor: number) {
  const { user, address, tenant, heavy } = defaultConfig.rates;
  const scaled = (rate: Rate): Rate => ({ ...rate, calls: rate.calls * factor });
  return { user: scaled(user), address: scaled(address), tenant: scaled(tenant), heavy: scaled(heavy) };
}

const engineParts = (modules: readonly Module[], store: Store) => ({
  catalogue,
  store,
  handlers: modules.flatMap((module) => module.actions ?? []),
  facts: modules.flatMap((module) => module.facts ?? []),
  watches: modules.flatMap((module) => module.watches ?? []),
});
