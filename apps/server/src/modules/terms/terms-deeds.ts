import { type ActionHandler, type Context, handle, type SystemContext } from '@homeport/engine';
import { idIn, isRefusal, type Refusal } from '@homeport/grammar';
import { caseBenefit, benefitRefusals as no } from '@homeport/model/benefits';
import { caseDetail, isSettled, caseRefusals as ofCase } from '@homeport/model/cases';
import {
  dayBefore,
  type GrantedTerm,
  includeBenefit,
  keptTerm,
  recalculateBenefits,
  type TermsChange,
  termsChanges,
  termsOf,
} from '@homeport/model/terms';
import { todayOf } from '../../today.ts';
import { type LoadedTerms, loadTerms } from './load-terms.ts';
import { mayDepart } from './reserved.ts';

/** Writes what working the terms out again changes. The assignment is locked by whoever asks. */
export async function writeTerms(
  system: SystemContext,
  of: { readonly id: string; readonly assignee: string },
  changes: readonly TermsChange[],
  { note, lastDay }: { readonly note?: string; readonly lastDay: string },
): Promise<Refusal | undefined> {
  const benefits = system.records(caseBenefit);
  const why = note === undefined ? {} : { note };
  for (const change of changes) {
    const written =
      change.kind === 'GAINED'
        ? await benefits.create({ caseDetailId: of.id, assignee: of.assignee, ...keptTerm(change.term) })
        : change.kind === 'LOST'
          ? await benefits.update(change.standing.id, { endsOn: lastDay }, why)
          : await benefits.update(change.standing.id, { ...changed(change.term), amount: change.amount }, why);
    if (isRefusal(written)) return written;
  }
  return undefined;
}
/** What is brought up to date of a benefit that is there: not where it came from. */
const changed = (term: GrantedTerm) => {
  const { benefit: _, grantedBy: __, withExpenses: ___, ...rest } = keptTerm(term);
  return rest;
};

/** The terms of an assignment whose benefits nobody else writes meanwhile. */
async function lockedTerms(
  ctx: Context,
  id: string,
): Promise<{ readonly system: SystemContext; readonly loaded: LoadedTerms } | Refusal> {
  const system = ctx.asSystem('benefits of an assignment follow its terms');
  const locked = await system.records(caseDetail).get(id, { lock: true });
  if (isRefusal(locked)) return locked;
  return isSettled(locked) ? ofCase.caseIsOver() : { system, loaded: await loadTerms(system, id) };
}

const include = handle(includeBenefit, async (ctx, { record: of, input }) => {
  const found = await lockedTerms(ctx, of.id);
  if (isRefusal(found)) return found;
  const { system, loaded } = found;
  const wanted = idIn(input.benefit) ?? '';
  const has = loaded.standing.find(({ benefit }) => benefit === wanted);
  if (has?.status === 'INCLUDED') return no.unableToInclude(undefined, 'benefit');
  if (has) {
    const again = await ctx.records(caseBenefit).move(has.id, 'status.include', { reason: input.reason ?? null });
    return isRefusal(again) ? again : undefined;
  }
  const term = termsOf(loaded.snapshot).find(({ benefit }) => benefit === wanted);
  if (!term) return no.unableToInclude(undefined, 'benefit');
  if (!(await mayDepart(ctx, { benefit: wanted, policyBenefit: term.policyBenefit }, 'editRoles')))
    return no.reserved();
  const given = { caseDetailId: of.id, assignee: loaded.assignee, ...keptTerm(term), reason: input.reason ?? null };
  const made = await system.records(caseBenefit).create(given);
  return isRefusal(made) ? made : undefined;
});

const recalculate = handle(recalculateBenefits, async (ctx, { record: of, input }) => {
  const found = await lockedTerms(ctx, of.id);
  if (isRefusal(found)) return found;
  const { system, loaded } = found;
  const lastDay = dayBefore(todayOf(ctx));
  const changes = termsChanges(loaded.standing, termsOf(loaded.snapshot), lastDay);
  if (changes.length === 0) return no.asGranted();
  const note = input.reason ?? undefined;
  return writeTerms(system, { id: of.id, assignee: loaded.assignee }, changes, { ...(note && { note }), lastDay });
});

/** Deeds on the benefits of an assignment as a whole. */
export const termsDeeds: readonly ActionHandler[] = [include, recalculate];
