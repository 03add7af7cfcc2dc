import type { Context } from '@homeport/engine';
import type { Refusal } from '@homeport/grammar';
import type { ActivationLine, CompanyActivation } from '@homeport/model/organisation';
import type { FileServices } from '../documents/index.ts';
import type { Identity } from '../identity/index.ts';
import { stableId } from '../reference/index.ts';

/** An activation at work: who asked for it, in the managing company, and the tenant it makes. */
export interface Activation {
  readonly ctx: Context;
  readonly record: CompanyActivation;
  readonly tenant: string;
  readonly services: FileServices;
  readonly identity: Identity;
}
/** Something a step did, for the log. */
export interface Did {
  readonly what: Exclude<ActivationLine['what'], 'BEGUN' | 'RESUMED' | 'DONE' | 'FAILED'>;
  /** The name of an entity, or a word of the log. */
  readonly about: string;
  readonly count?: number;
}
/** The work of a step. May be repeated: what is there stays as it is. */
export type StepWork = (activation: Activation) => Promise<readonly Did[] | Refusal>;

/** The id of the tenant that an activation makes; the same whenever a step is repeated. */
export const tenantOf = (activation: string): string => stableId('homeport-activation', activation);

/** All rights in the managing company. */
export const atHome = ({ ctx }: Activation): Context => ctx.asSystem('a company is activated');
/** All rights in the new tenant. */
export const inNew = ({ ctx, tenant }: Activation): Context => ctx.asSystemIn(tenant, 'a company is activated');
