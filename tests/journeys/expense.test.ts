import { formatDayInSentence } from '@homeport/ui/language/dates.ts';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import type { Device } from '../support/chromium.ts';
import { withPicture } from '../support/failure-picture.ts';
import { assigneeSteps, photoOf } from './assignee.steps.ts';
import { stage } from './stage.ts';
import { workspaceSteps } from './workspace.steps.ts';

const here = stage();

interface Story {
  readonly assignee: string;
  readonly locale: string;
  readonly name: string;
  readonly company: string;
  readonly approver: string;
  readonly approverLocale: string;
  readonly description: string;
  /** As the assignee types it and as the approver reads it. */
  readonly amount: readonly [typed: string, read: string];
  /** Of the report, where the account to be paid to is not in the one proposed. */
  readonly currency?: string;
}
const stories: readonly Story[] = [
  {
    assignee: 'assignee.fr',
    locale: 'fr',
    name: 'Camille Laurent',
    company: 'Castellane Beauté',
    approver: 'approver.one',
    approverLocale: 'en',
    description: 'Mission à Singapour',
    amount: ['42,73', '42.73'],
  },
  {
    assignee: 'assignee.es',
    locale: 'es',
    name: 'Diego Herrera',
    company: 'Grupo Tecnovía',
    approver: 'tecnovia.approver',
    approverLocale: 'es',
    description: 'Viaje a Guadalajara',
    amount: ['38,61', '38,61'],
  },
  {
    assignee: 'assignee.en',
    locale: 'en-x-brightwater',
    name: 'Aisha Okafor',
    company: 'Brightwater Bank',
    approver: 'brightwater.approver',
    approverLocale: 'en-x-brightwater',
    description: 'Interview in Leeds',
    amount: ['27.19', '27.19'],
    currency: 'GBP',
  },
];

/** A window of somebody at the first page of their app. */
async function window(login: string, app: 'assignee' | 'workspace', device: Device, locale: string) {
  const visit = await here.enter(login, app, { device, locale: locale.slice(0, 2) });
  await visit.page.goto(app === 'assignee' ? '/dashboard' : '/workspace');
  await visit.page.locator('main h1').waitFor();
  return visit;
}

test.each(stories)('$assignee is paid: from the receipt on a phone to the money', async (story) => {
  await using phone = await window(story.assignee, 'assignee', 'phone', story.locale);
  await using desk = await window(story.approver, 'workspace', 'desktop', story.approverLocale);
  await using clerk = await window('finance.clerk', 'workspace', 'desktop', 'en');
  await using lead = await window('finance.lead', 'workspace', 'desktop', 'en');
  let page = phone.page;
  const assignee = assigneeSteps(phone.page, story.locale);
  const approver = workspaceSteps(desk.page, story.approverLocale);
  const builder = workspaceSteps(clerk.page, 'en');
  const releaser = workspaceSteps(lead.page, 'en');
  try {
    await assignee.openExpenses();
    const report = await assignee.newReport(story.description, '500', story.currency);
    const receipt = photoOf('taxi', story.assignee);
    await assignee.addItem({ receipt, amount: story.amount[0], kind: 'Taxi', activity: story.description });
    await assignee.submit();
    const before = await assignee.unread();

    page = desk.page;
    await approver.openMenu(approver.say('page.approvals'));
    await approver.openItemByKeyboard(story.amount[1]);
    await approver.main.getByText(story.description).first().waitFor();
    await approver.main.locator('.receipt img').waitFor();
    await expectAccessible(page);
    await approver.approve('Taxi');

    page = phone.page;
    await expect.poll(() => assignee.unread(), { timeout: 10_000 }).toBeGreaterThan(before);

    page = clerk.page;
    await builder.workFor(story.company);
    const { batch, ending } = await builder.buildBatch(story.name, story.description);
    // Whoever built it is told at once that somebody else releases it.
    await builder.main.getByText(builder.payments('release.not.creator')).first().waitFor();
    expect(await builder.main.getByRole('button', { name: /^Release/ }).count()).toBe(0);
    await expectAccessible(page);

    page = lead.page;
    await releaser.workFor(story.company);
    await releaser.openBatch(batch);
    await releaser.release();
    await releaser.main.getByRole('button', { name: releaser.payments('files.xml') }).waitFor();
    await expectAccessible(page);
    const reference = await releaser.paymentReference(story.description);
    await releaser.markPaid(batch);

    page = phone.page;
    await assignee.openNotice(reference);
    await page.waitForURL('**/dashboard/payments');
    const payment = page.locator('.hp-card').filter({ hasText: reference });
    await payment.getByText(ending).waitFor();
    await payment.getByText(assignee.say('payment.PAID'), { exact: true }).first().waitFor();
    await expectAccessible(page);
    await payment.getByRole('link', { name: story.description }).click();
    await page.waitForURL(report);
    // Said first, and again with all the stages.
    const first = page.locator('main .hp-banner').first();
    await first.getByText(assignee.say('tracker.paid')).waitFor();
    await first.getByText(assignee.say('tracker.payment', { reference, ending })).waitFor();
    await expectAccessible(page);
  } catch (error) {
    throw await withPicture(error, page, story.assignee);
  }
});

test('on a desktop an approver takes one item and rejects another with a reason, which the assignee reads', async () => {
  await using desk = await window('assignee.fr', 'assignee', 'desktop', 'fr');
  await using other = await window('approver.one', 'workspace', 'desktop', 'en');
  const assignee = assigneeSteps(desk.page, 'fr');
  const approver = workspaceSteps(other.page, 'en');
  const reason = 'The hotel is paid by the company already.';
  let page = desk.page;
  try {
    await expectAccessible(page);
    await assignee.openExpenses();
    const report = await assignee.newReport('Visite des écoles', '900');
    await assignee.addItem({ receipt: photoOf('train', 'desk'), amount: '57,31', kind: 'Train', activity: 'Gare' });
    await assignee.addItem({ receipt: photoOf('hotel', 'desk'), amount: '118,29', kind: 'Hôtel', activity: 'Nuit' });
    const confirmation = await assignee.submit();
    const token = await here.token('assignee.fr');
    const { body } = await here.homeport.call('GET', 'fe/case-expense/search?sort=created,desc&size=1', { as: token });
    const today = Temporal.Now.plainDateISO('UTC').toString();
    const { body: ways } = await here.homeport.call('GET', 'expense-payment/on-its-way', { as: token });
    const way = ways.find((one: { description: string }) => one.description === 'Visite des écoles');
    const dayOf = (day: string) => formatDayInSentence(day, today, 'dd-MM-yyyy', 'fr');
    const plain = (said: string) => said.replace(/\u2060/g, '').replace(/\s+/g, ' ');
    const amount = '175,60 EUR';
    const sentence = assignee.say('tracker.decidesBy', {
      amount,
      who: 'Antoine Girard',
      date: dayOf(body.content[0].dueDate),
    });
    const done = assignee.say('submit.done', { amount });
    expect(confirmation).toContain(plain(`${done} ${sentence}`));
    // When the money usually comes is counted from that day.
    const thenPaid = assignee.say('tracker.thenPaid', { sentence, date: dayOf(way.expected) });
    const banner = page.locator('main .hp-banner').first();
    await expect.poll(async () => plain(await banner.innerText())).toBe(plain(`${done} ${thenPaid}`));
    // While nobody has decided it can be taken back, and handed in once more.
    await assignee.button(assignee.say('report.takeBack')).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: assignee.say('report.takeBack') })
      .click();
    await page.getByText(assignee.say('report.takenBack')).first().waitFor();
    await page.getByText(assignee.say('status.OPEN')).first().waitFor();
    await assignee.submit();
    const before = await assignee.unread();

    page = other.page;
    await approver.openMenu(approver.say('page.approvals'));
    await approver.openItemByKeyboard('57.31');
    await approver.approve('Train');
    await approver.openItemByKeyboard('118.29');
    await approver.reject('Hotel', reason);

    page = desk.page;
    await expect.poll(() => assignee.unread(), { timeout: 20_000 }).toBeGreaterThan(before + 1);
    await assignee.openNotice('Train');
    await assignee.openNotice(reason);
    await page.waitForURL(report);
    await page.getByText(assignee.say('approval.REJECTED')).first().waitFor();
    await page.getByText(reason).first().waitFor();
    await page.getByText(assignee.say('approval.APPROVED')).first().waitFor();
    await expectAccessible(page);
  } catch (error) {
    throw await withPicture(error, page, 'desktop');
  }
});
