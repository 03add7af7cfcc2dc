import { type Context, defineJob, handleJob, type JobHandler } from '@homeport/engine';
import { sentence } from '@homeport/engine/exchange';
import { JobRefused, jobOf, orRefuseJob } from '@homeport/engine/jobs';
import { isRefusal, type Refusal } from '@homeport/grammar';
import {
  type ActivationStep,
  activationLine,
  activationSteps,
  type CompanyActivation,
  companyActivation,
  organisationRefusals as no,
} from '@homeport/model/organisation';
import type { FileServices } from '../documents/index.ts';
import type { Identity } from '../identity/index.ts';
import { type Activation, type Did, type StepWork, tenantOf } from './activation.ts';
import { checkStart } from './check-place.ts';
import { copyFiles } from './copy-files.ts';
import { createDatabase } from './create-database.ts';
import { initialiseParties } from './initialise-parties.ts';
import { insertDefaults } from './insert-defaults.ts';
import { linkGroups } from './link-groups.ts';
import { populate } from './populate.ts';

/** What is done in each state, and the transition that leads out of it. */
export const activationWork: Readonly<
  Record<Exclude<ActivationStep, 'COMPLETED'>, readonly [work: StepWork, next: string]>
> = {
  STARTING: [checkStart, 'createDatabase'],
  CREATING_DATABASE: [createDatabase, 'copyFiles'],
  COPYING_FILES: [copyFiles, 'populate'],
  POPULATING_DATABASE: [populate, 'insertDefaults'],
  INSERTING_DEFAULTS: [insertDefaults, 'initialiseParties'],
  INITIALISING_PARTIES: [initialiseParties, 'linkGroups'],
  LINKING_GROUPS: [linkGroups, 'complete'],
};
export const activating = defineJob<{ readonly activation: string; readonly entity: string }>('organisation.activate');

/**
 * Goes through the steps from the one the activation stands at. A server that was killed takes the job up again and goes on
 * there; what stands already stays as it is.
 */
export const activationJob = (services: FileServices, identity: Identity): JobHandler =>
  handleJob(activating, {
    run: async (ctx, { id: job, input, progress, signal }) => {
      const id = input.activation;
      try {
        for (;;) {
          const record = await load(ctx, id);
          const { status } = record;
          if (status === 'COMPLETED') return { tenant: record.ownTenant?.id ?? null };
          const at = activationSteps.indexOf(status as ActivationStep);
          if (at < 0) return undefined;
          await progress.step(status, activationSteps.length);
          await progress.done(at);
          signal.throwIfAborted();
          await takeStep({ ctx, record, tenant: tenantOf(id), services, identity }, at);
        }
      } catch (error) {
        const refusal = await reasonOf(error, { ctx, job, services, isAborted: signal.aborted });
        if (!refusal) throw error;
        await fail(ctx, services, id, refusal);
        throw new JobRefused(refusal);
      }
    },
  });

const load = async (ctx: Context, id: string): Promise<CompanyActivation> =>
  orRefuseJob(await ctx.asSystem('an activation goes on').records(companyActivation).get(id));

/** Does one step and goes on to the next state. One that was finished by an earlier try is passed. */
async function takeStep(activation: Activation, at: number): Promise<void> {
  const { ctx, record } = activation;
  const step = activationSteps[at] as keyof typeof activationWork;
  const [work, next] = activationWork[step];
  const system = ctx.asSystem('an activation goes on');
  const isPassed = at > 0 && (record.step ?? 0) > at;
  const begun = performance.now();
  let did: readonly Did[] = [];
  if (!isPassed) {
    await logStep(system, record.id, step, [{ what: (await hasBegun(system, record.id, step)) ? 'RESUMED' : 'BEGUN' }]);
    did = orRefuseJob(await work(activation)) as readonly Did[];
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(3);
  const done = orRefuseJob(
    await system.inTransaction(async (tx) => {
      if (!isPassed) await logStep(tx, record.id, step, [...did, { what: 'DONE', seconds }]);
      const isLast = next === 'complete';
      const changes = {
        step: isLast ? activationSteps.length : Math.max(record.step ?? 0, at + 1),
        failure: null,
        ...(isLast ? { finishedAt: tx.now.toString({ smallestUnit: 'second' }) } : {}),
      };
      if (isLast) await logStep(tx, record.id, 'COMPLETED', [{ what: 'DONE' }]);
      return tx.records(companyActivation).move(record.id, `status.${next}`, changes);
    }),
  );
  activation.services.log.info({ activation: record.id, step, seconds, to: done.status }, 'activation');
}

interface Line extends Partial<Omit<Did, 'what'>> {
  readonly what: Did['what'] | 'BEGUN' | 'RESUMED' | 'DONE' | 'FAILED';
  readonly seconds?: string;
}
async function logStep(ctx: Context, id: string, step: ActivationStep, lines: readonly Line[]): Promise<void> {
  for (const line of lines)
    orRefuseJob(await ctx.records(activationLine).create({ companyActivation: id, step, ...line }));
}

const hasBegun = async (ctx: Context, id: string, step: ActivationStep): Promise<boolean> =>
  (await ctx.records(activationLine).count({
    all: [
      { field: 'companyActivation', op: 'eq', value: id },
      { field: 'step', op: 'eq', value: step },
    ],
  })) > 0;

/** Why it ends here; undefined when the server stops and another one goes on. */
async function reasonOf(
  error: unknown,
  { ctx, job, services, isAborted }: { ctx: Context; job: string; services: FileServices; isAborted: boolean },
): Promise<Refusal | undefined> {
  if (isAborted) {
    const now = await jobOf(ctx, job);
    return !isRefusal(now) && now.state === 'stopped' ? no.activationStopped() : undefined;
  }
  if (error instanceof JobRefused) return error.refusal;
  services.log.error({ err: error, job }, 'an activation broke off');
  return no.activationBroke({ reference: job.slice(-12) });
}

/** Says at the activation what went wrong, in the language of who started it. */
async function fail(ctx: Context, services: FileServices, id: string, refusal: Refusal): Promise<void> {
  const { status } = await load(ctx, id);
  const reader = { locale: ctx.me.locale, dateFormat: '', textOf: services.textOf };
  const said = [refusal, ...(refusal.problems ?? [])].map((one) => sentence(one, reader)).join(' ');
  orRefuseJob(
    await ctx.asSystem('an activation failed').inTransaction(async (tx) => {
      await logStep(tx, id, status as ActivationStep, [{ what: 'FAILED', about: refusal.code }]);
      return tx.records(companyActivation).move(id, 'status.fail', { failure: said.slice(0, 400) });
    }),
  );
}
