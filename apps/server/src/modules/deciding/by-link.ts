import { answer, type Context, type OpenContext, type RouteHandler } from '@homeport/engine';
import { type Catalogue, isRefusal, type Refusal, type Values } from '@homeport/grammar';
import {
  type Decision,
  type DecisionByLink,
  decideByLink,
  decision,
  linkState,
  mayNotDecide,
  decidingRefusals as no,
  openDecisionByLink,
} from '@homeport/model/deciding';
import type { Services } from '../../services.ts';
import { readLink, type SignedLink } from '../../signed-link.ts';
import { companyLook } from '../tenancy/index.ts';
import { linkFacts } from './link-facts.ts';
import { labelOf } from './open-next.ts';
import { asking, decider } from './opened.ts';
import { subjectOf } from './subject.ts';

interface Entered {
  readonly link: SignedLink & { readonly reader: string };
  /** The tenant as the system sees it: for the look of the company alone. */
  readonly inside: Context;
  /** As whoever the link was sent to is let in today; undefined: they are not. */
  readonly reader: Context | undefined;
  readonly step: Decision | undefined;
  readonly state: DecisionByLink['state'];
}

/** What somebody does with the link of a mail: look at what it asks, then decide it. Everything goes by their rights of today. */
export function byLinkRoutes(services: Services, catalogue: Catalogue, key: Buffer): readonly RouteHandler[] {
  const enter = async (ctx: OpenContext, token: string): Promise<Entered | Refusal> => {
    const link = readLink(key, token, 0);
    if (!link?.reader) return no.linkInvalid();
    const inside = ctx.asSystemIn(link.tenant, 'somebody opens the link of a decision');
    const reader = await services.contextOf(link.tenant, link.reader);
    const found = await reader?.records(decision).get(link.id);
    const step = found === undefined || isRefusal(found) ? undefined : found;
    const mine = reader && step ? mayNotDecide(asking(step), decider(reader)) : 'NOT_ASKED';
    const isOver = link.expires * 1000 <= ctx.now.epochMilliseconds;
    const state = linkState({ step, version: link.number, mine, isOver });
    return { link: { ...link, reader: link.reader }, inside, reader, step, state };
  };
  return [
    answer(openDecisionByLink, async (ctx, { query }) => {
      const entered = await enter(ctx, query.token);
      if (isRefusal(entered)) return entered;
      const { inside, reader, step, state } = entered;
      const shell = {
        state,
        company: await companyLook(inside, services),
        page: `/workspace/dashboard/decision/${entered.link.id}`,
      };
      const isShown = state === 'OPEN' || state === 'DECIDED';
      return { ...shell, about: isShown && reader && step ? await aboutOf(reader, step, ctx.locale) : null };
    }),
    answer(decideByLink, async (ctx, { body }) => {
      const entered = await enter(ctx, body.token);
      if (isRefusal(entered)) return entered;
      const { reader, step, state, link } = entered;
      if (state !== 'OPEN' || !reader || !step) return no.linkOver();
      const done = await reader.inTransaction(async (mine) => {
        await mine.audit('decidedByLink', { entity: decision.name, recordId: step.id });
        const [deed, said] = body.way === 'APPROVE' ? ['approve', 'note'] : ['reject', 'reason'];
        return mine.records(decision).act(step.id, deed, { [said]: body.note }, { version: link.number });
      });
      return isRefusal(done) ? done : { status: String(done.status) };
    }),
  ];

  async function aboutOf(reader: Context, step: Decision, locale: string): Promise<DecisionByLink['about']> {
    const subject = subjectOf(catalogue, step);
    const record: Values | Refusal = await reader.records(subject.entity).get(subject.id);
    return {
      name: step.name,
      kind: services.textOf(subject.entity.name, {}, locale),
      subject: labelOf(step),
      amount: step.amount,
      currency: step.currency,
      dueDate: step.dueDate,
      requesters: (step.requesters ?? []).map(({ label }) => label),
      status: step.status,
      decidedBy: step.decidedBy?.label ?? null,
      facts: isRefusal(record) ? [] : linkFacts(services, subject.entity, record, locale),
    };
  }
}
