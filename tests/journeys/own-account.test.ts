import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { withPicture } from '../support/failure-picture.ts';
import { declaredIn, wordsOf } from '../support/words.ts';
import { assigneeSteps, demoPassword, photoOf } from './assignee.steps.ts';
import { stage } from './stage.ts';

/** One's own account: the profile, the sign-in of the family, and what may be asked of one's own data. */
const here = stage();
const get = async (login: string, path: string) =>
  (await here.homeport.call('GET', path, { as: await here.token(login) })).body;

test.each(['phone', 'desktop'] as const)(
  'on a %s, what one tells of oneself is saved, and the photo after it',
  async (device) => {
    const say = wordsOf('profile', 'fr');
    await using mine = await here.enter('assignee.fr', 'assignee', { device, locale: 'fr-FR' });
    const { page } = mine;
    page.setDefaultTimeout(20_000);
    const camille = assigneeSteps(page, 'fr');
    try {
      await page.goto('/dashboard/profile');
      await camille.heading(camille.say('menu.settings')).waitFor();
      await expectAccessible(page);
      const preferred = page.getByLabel(declaredIn('fr')('person.preferredName'), { exact: true });
      await preferred.fill(`Cam ${device}`);
      // The photo goes with the record, so that what was typed comes first.
      const button = camille
        .button(say(device === 'phone' ? 'photo.camera' : 'photo.choose'))
        .or(camille.button(say('photo.change')));
      await button.first().click();
      await page.getByText(say('photo.saveFirst')).waitFor();
      await camille.button(say('save')).click();
      await camille.button(say('save')).waitFor({ state: 'detached' });
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.first().click()]);
      await chooser.setFiles(photoOf('taxi', device));
      const photo = page.locator('.profile-photo img');
      await photo.waitFor();
      await camille.button(say('photo.remove')).waitFor();
      const keep = page.getByRole('switch', { name: say('messages.keep') });
      // As a keyboard does it: the input itself lies out of sight behind what is drawn of it.
      if (!(await keep.isChecked())) await keep.press('Space');
      await page.reload();
      await camille.heading(camille.say('menu.settings')).waitFor();
      await expect.poll(() => preferred.inputValue()).toBe(`Cam ${device}`);
      await photo.waitFor();
      await expect.poll(() => keep.isChecked()).toBe(true);
      await expectAccessible(page);
    } catch (error) {
      throw await withPicture(error, page, `own-profile-${device}`);
    }
  },
);

test('a phone number is proved with the code that was sent for it, and with no other', async () => {
  const say = wordsOf('profile', 'es');
  await using mine = await here.enter('assignee.es', 'assignee', { device: 'phone', locale: 'es-ES' });
  const { page } = mine;
  page.setDefaultTimeout(20_000);
  const diego = assigneeSteps(page, 'es');
  const card = page.locator('#phone');
  const { email } = await get('assignee.es', 'user/me');
  const newest = async () => {
    const { content } = await (await fetch(`${here.homeport.baseUrl}/dev/mail?format=json&to=${email}`)).json();
    return (
      /\b\d{6}\b/.exec(content.find((mail: { text: string }) => /\b\d{6}\b/.test(mail.text))?.text ?? '')?.[0] ?? ''
    );
  };
  try {
    await page.goto('/dashboard/profile#phone');
    await card.getByLabel(say('phone.number')).fill('+34 612 34 56 78');
    await diego.button(say('phone.send')).click();
    const code = card.getByLabel(say('phone.code'));
    await code.waitFor();
    await expect.poll(newest).toMatch(/^\d{6}$/);
    const right = await newest();
    await code.fill(right === '000000' ? '000001' : '000000');
    await diego.button(say('phone.confirm')).click();
    await card.getByRole('alert').waitFor();
    await expectAccessible(page);
    await code.fill(right);
    await diego.button(say('phone.confirm')).click();
    await card.getByText(say('phone.verified'), { exact: true }).waitFor();
    await expectAccessible(page);
  } catch (error) {
    throw await withPicture(error, page, 'own-phone');
  }
  expect(await get('assignee.es', 'user/me')).toMatchObject({ phone: '+34612345678', isPhoneVerified: true });
});

test('the partner has an own sign-in, sees the part of the family and nothing of the money, and is out at once', async () => {
  const say = wordsOf('assistance', 'fr');
  await using mine = await here.enter('assignee.fr', 'assignee', { device: 'phone', locale: 'fr-FR' });
  await using theirs = await here.enter('family.fr', 'assignee', {
    device: 'phone',
    locale: 'fr-FR',
    expectedErrors: [/^Problem: /, /WebSocket connection to .* failed/],
  });
  let { page } = theirs;
  const partner = assigneeSteps(theirs.page, 'fr');
  try {
    await page.goto('/dashboard');
    await page.getByText(wordsOf('home', 'fr')('family.text')).waitFor();
    await page.goto('/dashboard/more');
    await page
      .locator('main')
      .getByRole('link', { name: partner.say('menu.documents'), exact: true })
      .waitFor();
    expect(await page.getByRole('link', { name: partner.say('menu.expenses'), exact: true }).count()).toBe(0);
    await page.goto('/dashboard/case-documents');
    await page.locator('main h1').waitFor();
    await expectAccessible(page);
    await page.goto('/dashboard/banking');
    await page.locator('h1').first().waitFor();
    await expectAccessible(page);
    expect(await page.locator('main input').count()).toBe(0);
    await page.goto('/dashboard');
    await page.getByText(wordsOf('home', 'fr')('family.text')).waitFor();

    page = mine.page;
    const camille = assigneeSteps(page, 'fr');
    await page.goto('/dashboard/assistance/family');
    await camille.heading(say('family')).waitFor();
    await expectAccessible(page);
    const member = page.getByRole('region', { name: say('signIn.of', { name: 'Thomas Perrin' }) });
    await member.getByRole('button', { name: new RegExp(`^${say('signIn.withdraw')}`) }).click();
    const dialog = page.getByRole('dialog', { name: say('signIn.withdrawTitle', { name: 'Thomas Perrin' }) });
    await dialog.waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: say('signIn.withdraw'), exact: true }).click();
    await member.getByText(say('signIn.WITHDRAWN'), { exact: true }).waitFor();

    page = theirs.page;
    await page.reload();
    await page.waitForURL((url) => url.pathname === '/login');
  } catch (error) {
    throw await withPicture(error, page, 'own-family');
  }
});

test('an administrator signs a device out at once, and sees that nothing was given up', async () => {
  const admin = wordsOf('admin', 'en');
  const out = await here.token('hr.manager');
  const { tenant, displayName } = await get('hr.manager', 'user/me');
  await using staff = await here.enter('admin.one', 'workspace', { device: 'phone' });
  const { page } = staff;
  try {
    await page.goto(`/workspace/admin/signed-in?tenant=${tenant.id}`);
    await page
      .getByRole('button', { name: `${admin('signedIn.endShort')} ${displayName}` })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: admin('signedIn.end', { name: displayName }) });
    await dialog.waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: admin('signedIn.endShort'), exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(async () => (await here.homeport.call('GET', 'user/me', { as: out })).status).toBe(401);
    await page.goto(`/workspace/admin/given-up?tenant=${tenant.id}`);
    await page.getByText(admin('givenUp.empty')).waitFor();
    await expectAccessible(page);
  } catch (error) {
    throw await withPicture(error, page, 'own-devices');
  }
});

// Last in this file: nobody is left to tell another story of.
test('an erasure is asked for on a phone, and carried out by an administrator who types the name', async () => {
  const say = wordsOf('profile', 'en');
  const admin = wordsOf('admin', 'en');
  const me = await get('assignee.en', 'user/me');
  const name = me.person.label as string;
  await using mine = await here.enter('assignee.en', 'assignee', { device: 'phone' });
  await using staff = await here.enter('admin.one', 'workspace');
  let { page } = mine;
  try {
    await page.goto('/dashboard/profile#data');
    await page.getByRole('button', { name: say('erasure.ask'), exact: true }).click();
    const sure = page.getByRole('dialog', { name: say('erasure.ask') });
    await sure.waitFor();
    await expectAccessible(page);
    await sure.getByRole('button', { name: say('erasure.send'), exact: true }).click();
    await page.locator('#data').getByText(say('erasure.REQUESTED'), { exact: true }).waitFor();
    await expectAccessible(page);

    page = staff.page;
    await page.goto(`/workspace/admin/erasures?tenant=${me.tenant.id}`);
    await page.getByRole('button', { name: `${admin('erasures.open')} ${name}` }).click();
    await page.getByText(admin('erasures.why.books')).first().waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: admin('erasures.carryOut'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: admin('erasures.carryOutOf', { name }) });
    const erase = dialog.getByRole('button', { name: admin('erasures.carryOut'), exact: true });
    await erase.waitFor();
    expect(await erase.isEnabled()).toBe(false);
    await expectAccessible(page);
    await dialog.getByRole('textbox').fill(name);
    await erase.click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(admin('erasures.status.PURGED'), { exact: true }).waitFor({ timeout: 60_000 });
  } catch (error) {
    throw await withPicture(error, page, 'own-erasure');
  }
  const again = { username: 'assignee.en', password: demoPassword };
  expect((await here.homeport.call('POST', 'auth/login', { body: again })).status).toBe(401);
});

test('in the workspace, on a phone, the part of the profile that is open stands in sight', async () => {
  await using mine = await here.enter('hr.manager', 'workspace', { device: 'phone' });
  const { page } = mine;
  page.setDefaultTimeout(20_000);
  const isInSight = async (part: string) => {
    const open = page.locator('main nav a[aria-current=page]', { hasText: part });
    const [row, tab] = await Promise.all([page.locator('main nav').boundingBox(), open.boundingBox()]);
    return row && tab && tab.x >= row.x && tab.x + tab.width <= row.x + row.width;
  };
  await page.goto('/workspace/profile?part=sessions');
  await expect.poll(() => isInSight('Devices')).toBe(true);
  await page.goto('/workspace/profile?part=delegation');
  await expect.poll(() => isInSight('Delegation')).toBe(true);
  await expectAccessible(page);
  await page.goto('/workspace/profile');
  await expect.poll(() => isInSight('Preferences')).toBe(true);
});
