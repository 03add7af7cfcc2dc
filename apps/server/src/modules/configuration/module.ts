import { answer, type Module } from '@homeport/engine';
import {
  applyConfiguration,
  configurationDifference,
  configurationLog,
  configurationSigner,
  exportConfiguration,
  rollBackConfiguration,
  trustInstallation,
  uploadConfiguration,
} from '@homeport/model/configuration';
import type { FileServices } from '../documents/index.ts';
import type { Identity } from '../identity/index.ts';
import { applyJob, startApply } from './apply.ts';
import { answerExport, takeBundle } from './bundle-file.ts';
import { answerDifference } from './difference.ts';
import { answerLog } from './log.ts';
import { rollBackJob, startRollBack } from './roll-back.ts';
import { addTrust, answerSigner } from './trusted.ts';

/** The configuration of a tenant as one file: exported, compared with another tenant, taken over and taken back. */
export const configurationModule = (services: FileServices, identity: Identity): Module => ({
  name: 'configuration',
  jobs: [applyJob(services), rollBackJob(services, identity)],
  routes: [
    answer(exportConfiguration, (ctx) => answerExport(ctx, services, identity)),
    answer(configurationSigner, () => answerSigner(identity)),
    answer(trustInstallation, (ctx, call) => addTrust(ctx, identity, call)),
    answer(uploadConfiguration, (ctx, call) => takeBundle(ctx, services, identity, call)),
    answer(configurationDifference, (ctx, call) => answerDifference(ctx, services, call)),
    answer(applyConfiguration, (ctx, call) => startApply(ctx, services, identity, call)),
    answer(rollBackConfiguration, (ctx, { params }) => startRollBack(ctx, services, params.id ?? '')),
    answer(configurationLog, (ctx, { params }) => answerLog(ctx, services.catalogue, params.id ?? '')),
  ],
});
