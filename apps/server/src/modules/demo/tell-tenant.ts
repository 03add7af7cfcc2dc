import { pageForm } from '@homeport/model/forms';
import { initiation } from '@homeport/model/initiations';
import type { RateRecord } from '@homeport/model/rates';
import type { TextOf } from '../../services.ts';
import { addAssignments } from './assignments.ts';
import { addAssistantThread } from './assistant.ts';
import { addBenefits } from './benefits.ts';
import type { DemoCase } from './cases.ts';
import type { Clock } from './clock.ts';
import { addApprovalGroups, openDesk } from './desk.ts';
import { addCaseDocuments } from './documents.ts';
import { addEstimates } from './estimates.ts';
import { addExceptions } from './exceptions.ts';
import { addExternalLinks } from './external-links.ts';
import { addForms } from './forms.ts';
import { type PlannedReport, planReports } from './generated-reports.ts';
import { addLibrary } from './library.ts';
import { addLumpSums } from './lump-sums.ts';
import { addNotices } from './notices.ts';
import { addRun, type Numbers, type PayingAccount, paidWithSalary, payingAccounts } from './payments.ts';
import { accountFor, type OwnAccount } from './people.ts';
import { planQueue } from './queue.ts';
import { type Quota, quotas } from './quotas.data.ts';
import { addRates, closeUsedRates } from './rates.ts';
import { type FiledReport, fileReport } from './reports.ts';
import { addScenarios } from './scenarios.ts';
import { addServices } from './services.ts';
import { addParts, addSettings } from './settings/add-settings.ts';
import { addSheets } from './sheets.ts';
import { addStaff } from './staff.ts';
import { tellAisha } from './stories/aisha.ts';
import { tellCamille } from './stories/camille.ts';
import { tellDiego } from './stories/diego.ts';
import { tellLars } from './stories/lars.ts';
import type { Story } from './stories/story.ts';
import { addSurveys } from './surveys.ts';
import { addTalk } from './talk.ts';
import type { DemoTenant } from './tenants.data.ts';
import { addTimelines } from './timeline.ts';
import { addTrade } from './trade/add-trade.ts';
import { addAlerts } from './travel/alerts.ts';
import { addDiaries } from './travel/diary.ts';
import { tellDiegoDiary } from './travel/diego-diary.ts';
import { addTravelOf } from './travel/papers.ts';
import { addViews } from './views.ts';
import { newWorld, userId, type World } from './world.ts';

const stories: Readonly<Record<string, (world: World) => Story>> = {
  CASTELLANE: tellCamille,
  TECNOVIA: tellDiego,
  BRIGHTWATER: tellAisha,
  NORDLYS: tellLars,
};

/** A tenant of the demo, thought out to the last row. */
export interface ToldTenant {
  readonly world: World;
  readonly accounts: readonly OwnAccount[];
  readonly payers: readonly PayingAccount[];
  /** The assignment of the tenant's story. */
  readonly own?: DemoCase;
  /** Last numbers of references, by kind. */
  readonly numbers: Readonly<Record<string, number>>;
}

/** Everything that is in one tenant of the demo; pure but for the keys of files, which nobody can guess. */
export function tellTenant(tenant: DemoTenant, clock: Clock, passwordHash: string, textOf: TextOf): ToldTenant {
  const world = newWorld(tenant, clock);
  addStaff(world, passwordHash);
  const rates = addRates(world, userId(tenant.code === 'NORDLYS' ? 'other.admin' : 'finance.clerk'));
  addApprovalGroups(world, userId(tenant.code === 'NORDLYS' ? 'other.admin' : 'admin.one'));
  addSettings(world);
  const quota = quotas[tenant.code];
  if (!quota) addParts(world, []);
  if (!quota) return { world, accounts: [], payers: payingAccounts(world, []), numbers: {} };
  const story = stories[tenant.code]?.(world);
  const cases = addAssignments(world, quota, 1);
  addServices(world, cases, quota.services);
  addTimelines(world, story?.timeline ? [story.timeline] : [], cases, quota.timeline);
  const running = story?.cases ?? [];
  addForms(world, running, cases);
  addSurveys(world, running, cases);
  addLumpSums(world, running, cases);
  addBenefits(world, [...(story?.cases ?? []), ...cases]);
  addExceptions(world, [...(story?.cases ?? []), ...cases]);
  addParts(world, [...(story?.cases ?? []), ...cases]);
  const [own] = story?.cases ?? [];
  if (own && tenant.code === 'TECNOVIA') tellDiegoDiary(world, own);
  addTravelOf(world, own);
  addAlerts(world);
  // Aisha keeps her diary like everyone on assignment; Camille's and Diego's are told one by one.
  addDiaries(world, tenant.code === 'BRIGHTWATER' && own ? [own, ...cases] : cases);
  addLibrary(world);
  addCaseDocuments(world, story?.cases ?? [], cases);
  addExternalLinks(world);
  const told = tellMoney(world, rates, quota, story, cases);
  const trade = addTrade(world, [...running, ...cases], told.payers);
  addSheets(world, [...running, ...cases], rates);
  addEstimates(world, [...running, ...cases], rates);
  addScenarios(world, [...running, ...cases], rates);
  const talk = addTalk(world, story?.cases ?? [], cases);
  for (const one of (story?.cases ?? []).filter(({ status }) => status === 'ACTIVE')) addAssistantThread(world, one);
  addNotices(world, textOf);
  addViews(world);
  // The next form that is handed in goes on counting where the demo stopped.
  const numbers = {
    ...told.numbers,
    ...trade,
    ...talk,
    'page-form': world.rowsOf(pageForm).length,
    initiation: world.rowsOf(initiation).length,
  };
  return { world, ...told, ...(own ? { own } : {}), numbers };
}

function tellMoney(
  world: World,
  rates: readonly RateRecord[],
  quota: Quota,
  story: Story | undefined,
  cases: readonly DemoCase[],
) {
  const accounts = new Map<string, OwnAccount>((story?.accounts ?? []).map((a) => [a.holder.person, a]));
  const accountOf = (of: DemoCase): OwnAccount => {
    const known =
      accounts.get(of.assignee.person) ?? accountFor(world, of.assignee, of.home.country, accounts.size + 1);
    accounts.set(of.assignee.person, known);
    return known;
  };
  const isAlone = !world.tenant.managed;
  const queue = world.tenant.code === 'CASTELLANE' ? planQueue(cases, accountOf) : [];
  const planned = planReports(world, quota, isAlone ? (story?.cases ?? cases) : cases, accountOf, queue);
  const all = [...(story?.reports ?? []), ...planned].sort((a, b) => a.created - b.created);
  const desk = openDesk(world, rates);
  const filed = all.map((plan) => ({ plan, report: fileReport(world, desk, plan) }));
  closeUsedRates(world);
  const used = [...accounts.values()];
  const payers = payingAccounts(
    world,
    used.map((a) => a.currency),
  );
  const numbers: Numbers = { 'payment-batch': 0, 'expense-payment': 0, 'payment-file': 0 };
  payOut(world, filed, payers, numbers);
  return { accounts: used, payers, numbers: { ...numbers, 'expense-report': desk.lastReference() } };
}

/** Reports in the order they were paid; those of one person and day are one batch. */
function payOut(
  world: World,
  filed: readonly { plan: PlannedReport; report: FiledReport }[],
  payers: readonly PayingAccount[],
  numbers: Numbers,
): void {
  const runs = new Map<string, { plan: PlannedReport; report: FiledReport }[]>();
  for (const one of filed) {
    const { payment, account } = one.plan;
    if (payment?.by === 'salary') paidWithSalary(world, one.report, payment.paid);
    if (payment?.by !== 'transfer' || !account) continue;
    const key = `${String(1000 + payment.built)} ${account.id} ${payment.released ?? ''} ${payment.paid ?? ''}`;
    runs.set(key, [...(runs.get(key) ?? []), one]);
  }
  for (const key of [...runs.keys()].sort()) {
    const run = runs.get(key) ?? [];
    const first = run[0]?.plan;
    if (first?.payment?.by !== 'transfer' || !first.account) continue;
    addRun(world, { reports: run.map((r) => r.report), account: first.account, when: first.payment }, payers, numbers);
  }
}
