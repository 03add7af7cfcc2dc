import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { demoPassword } from './assignee.steps.ts';
import { keyboardSteps } from './keyboard.steps.ts';
import { stage } from './stage.ts';
import { workspaceSteps } from './workspace.steps.ts';

const demo = stage();
const list = '/workspace/admin/cost-center';

/** Cost centres of a name of their own. */
async function costCentres(prefix: string, count: number): Promise<void> {
  const as = await demo.token('admin.one');
  for (let n = 1; n <= count; n += 1) {
    const made = await demo.homeport.call('POST', 'fe/cost-center', {
      as,
      body: { code: `${prefix}${n}`, name: `${prefix} number ${n}` },
    });
    expect(made.status).toBe(201);
  }
}

test('a view is saved for everyone, marked when it is changed, and seen by others who cannot change it', async () => {
  await costCentres('VIEW', 2);
  await using desk = await demo.enter('admin.one', 'workspace');
  const { page } = desk;
  const admin = workspaceSteps(page, 'en');
  await page.goto(`${list}?q=VIEW`);
  await page.getByRole('link', { name: 'VIEW1' }).waitFor();
  await page.getByRole('button', { name: admin.say('view.menu'), exact: true }).click();
  await page.getByRole('menuitem', { name: admin.say('view.saveForOthers') }).click();
  const dialog = page.getByRole('dialog', { name: admin.say('view.saveForOthers') });
  await dialog.getByRole('textbox', { name: admin.say('view.name') }).fill('Those to look at');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: admin.say('view.saveForOthers') }).click();
  const tab = page.getByRole('button', { name: /Those to look at/ });
  await tab.waitFor();
  await expect.poll(() => tab.getAttribute('aria-current')).toBe('true');
  await expect.poll(() => new URL(page.url()).searchParams.get('view')).toMatch(/^[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await tab.getByText(admin.say('view.changed')).waitFor();
  await page.getByRole('link', { name: 'VIEW1' }).waitFor();
  await expectAccessible(page);

  await using other = await demo.enter('builder.one', 'workspace');
  await other.page.goto(list);
  await other.page.getByRole('button', { name: /Those to look at/ }).click();
  await other.page.getByRole('link', { name: 'VIEW2' }).waitFor();
  await expect.poll(() => other.page.getByRole('link', { name: /^VIEW/ }).count()).toBe(2);
});

test('a value is changed where it stands, refused with its reason, and taken back', async () => {
  await costCentres('CELL', 1);
  await using desk = await demo.enter('admin.one', 'workspace');
  const { page } = desk;
  const admin = workspaceSteps(page, 'en');
  await page.goto(`${list}?q=CELL`);
  await page.getByRole('link', { name: 'CELL1' }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('F2');
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  await name.waitFor();
  await expectAccessible(page);
  await name.fill('');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').locator('.mantine-InputWrapper-error').waitFor();
  await name.fill('Changed in its cell');
  await page.keyboard.press('Enter');
  await page.getByRole('cell', { name: 'Changed in its cell', exact: true }).waitFor();
  await page.getByText(admin.say('cell.changed', { field: 'Name' })).waitFor();
  await page
    .locator('.hp-undo-bar')
    .getByRole('button', { name: admin.say('undo') })
    .click();
  await page.getByRole('cell', { name: 'CELL number 1', exact: true }).waitFor();
});

test('many records are changed at once and taken back, row by row', async () => {
  await costCentres('MANY', 3);
  await using desk = await demo.enter('admin.one', 'workspace');
  const { page } = desk;
  const admin = workspaceSteps(page, 'en');
  await page.goto(`${list}?q=MANY`);
  await page.getByRole('link', { name: 'MANY3' }).waitFor();
  await page.getByRole('checkbox', { name: admin.say('select.page') }).check();
  await page.getByRole('button', { name: admin.say('bulk.change') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: admin.say('bulk.field') }).click();
  await page.getByRole('option', { name: 'Name', exact: true }).click();
  await dialog.getByRole('textbox', { name: admin.say('bulk.value') }).fill('All alike');
  await expectAccessible(page);
  await dialog
    .getByRole('button', { name: admin.say('bulk.changeTitle', { count: '3', plural: 'Cost centers' }) })
    .click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('cell', { name: 'All alike', exact: true }).count()).toBe(3);
  await page
    .locator('.hp-undo-bar')
    .getByRole('button', { name: admin.say('undo') })
    .click();
  await page.getByRole('cell', { name: 'MANY number 2', exact: true }).waitFor();
});

test('amounts are added up below the list and in its groups, a line for each currency', async () => {
  await using desk = await demo.enter('finance.clerk', 'workspace');
  const { page } = desk;
  const clerk = workspaceSteps(page, 'en');
  await page.goto('/workspace');
  await clerk.workFor('Castellane Beauté');
  const tenant = new URL(page.url()).searchParams.get('tenant') ?? '';
  await page.goto(`/workspace/financial/case-expense?group=currency&tenant=${tenant}`);
  const totals = page.locator('.hp-totals-row');
  await totals.waitFor();
  const amounts = await totals.locator('td .hp-number').allInnerTexts();
  expect(amounts.length).toBeGreaterThan(1);
  expect(new Set(amounts.map((amount) => amount.match(/[A-Z]{3}/)?.[0])).size).toBe(amounts.length);
  await page
    .locator('.hp-group-row')
    .first()
    .getByText(/records/)
    .waitFor();
  await expectAccessible(page);
});

test('one search finds what one may see, and nothing else; a company that is there already is not made twice', async () => {
  await costCentres('FINDME', 1);
  await using desk = await demo.enter('admin.one', 'workspace');
  await desk.page.goto(list);
  await workspaceSteps(desk.page, 'en').heading('Cost centers').waitFor();
  await desk.page.keyboard.press('ControlOrMeta+k');
  await desk.page.getByRole('dialog').getByRole('combobox').fill('FINDME1');
  await desk.page.getByRole('option', { name: /FINDME1/ }).click();
  await desk.page.waitForURL(/\/admin\/cost-center\/[0-9a-f-]{36}/);

  const as = await demo.token('admin.one');
  const there = { code: 'NORD', name: 'Nordlicht Umzüge GmbH & Co. KG' };
  const { body } = await demo.homeport.call('POST', 'fe/company', { as, body: there });
  const { page } = desk;
  const { say, heading } = workspaceSteps(page, 'en');
  await page.goto('/workspace/admin/company/new');
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('NORD2');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('NORDLICHT UMZUGE AG');
  await page.keyboard.press('ControlOrMeta+Enter');
  const similar = page.getByRole('dialog', { name: say('similar.title') });
  const known = similar.getByRole('link', { name: there.name });
  expect(await known.getAttribute('href')).toContain(body.id);
  await expectAccessible(page);
  await similar.getByRole('button', { name: say('similar.save', { entity: 'Company' }) }).click();
  await heading(/NORDLICHT UMZUGE AG/).waitFor();
});

test('an import with wrong rows is repaired in the browser, remembers its columns, and is taken back as a whole', async () => {
  await using desk = await demo.enter('admin.one', 'workspace');
  const { page } = desk;
  const admin = workspaceSteps(page, 'en');
  const { say } = admin;
  const start = async (file: string) => {
    await page.goto(`${list}?q=MEND`);
    await page.locator('h1').waitFor();
    await page
      .locator('main')
      .getByRole('button', { name: say('more'), exact: true })
      .first()
      .click();
    await page.getByRole('menuitem', { name: say('list.import') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'centres.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await dialog.getByText('centres.csv').first().waitFor();
    return dialog;
  };
  const names = async () => {
    const as = await demo.token('admin.one');
    const { body } = await demo.homeport.call('GET', 'fe/cost-center?search=MEND', { as });
    return body.content.map((one: { code: string; name: string }) => `${one.code} ${one.name}`).sort();
  };
  const dialog = await start('Kennung,Name\nMEND1,First\nMEND 2!,Second\nMEND3,\n');
  const pick = dialog.getByRole('combobox', { name: say('import.goesTo', { column: 'Kennung' }) });
  await pick.click();
  await page.getByRole('option', { name: /^Code/ }).click();
  await dialog.getByRole('button', { name: /^Check 3 rows$/ }).click();
  // What will be made is said before anything is.
  await dialog.getByText(say('import.nothingYet')).waitFor();
  const plan = await dialog.getByLabel(say('import.plan')).innerText();
  expect(plan.split('\n').filter((line) => line.trim())).toEqual([
    say('import.planned.created'),
    '1',
    say('import.planned.updated'),
    '0',
    say('import.planned.skipped'),
    '0',
    say('import.planned.failed'),
    '2',
  ]);
  expect(await dialog.getByText(say('import.count.created'), { exact: true }).count()).toBe(0);
  expect(await names()).toEqual([]);
  // Of a wrong row the faulty cell stands open, and what is right is folded.
  const cell = (column: string) => say('import.repairCell', { row: '3', column });
  expect(await dialog.getByRole('textbox', { name: cell('Kennung') }).isVisible()).toBe(true);
  const sound = dialog.locator('details:not([open])').getByLabel(cell('Name'));
  expect(await sound.count()).toBe(1);
  expect(await sound.isVisible()).toBe(false);
  // Both wrong rows stand there with their cells; corrected, they alone are checked again.
  await dialog.getByRole('textbox', { name: say('import.repairCell', { row: '3', column: 'Kennung' }) }).fill('MEND2');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Check the corrected row' }).click();
  await dialog.getByRole('group', { name: say('import.row', { row: '3' }) }).waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: say('import.start') }).click();
  await dialog.getByText(say('import.partly')).waitFor();
  await dialog.getByRole('textbox', { name: say('import.repairCell', { row: '4', column: 'Name' }) }).fill('Third');
  await dialog.getByRole('button', { name: 'Import the corrected row' }).click();
  await dialog.getByText(say('import.whole')).waitFor();
  expect(await names()).toEqual(['MEND1 First', 'MEND2 Second', 'MEND3 Third']);
  // Somebody changes one of them: it stays when all is taken back, and is named.
  const as = await demo.token('admin.one');
  const { body } = await demo.homeport.call('GET', 'fe/cost-center?search=MEND1', { as });
  const [first] = body.content;
  const changed = await demo.homeport.call('PUT', `fe/cost-center/${first.id}`, {
    as,
    body: { name: 'First and changed' },
    headers: { 'if-match': `"${first.version}"` },
  });
  expect(changed.status).toBe(200);
  await dialog.getByRole('button', { name: say('import.undo') }).click();
  const sure = page.getByRole('dialog', { name: say('import.undoTitle', { name: 'centres.csv' }) });
  await sure.getByRole('button', { name: say('import.undo') }).click();
  await dialog.getByText('1 record stays').waitFor();
  await dialog.getByText(/MEND1/).waitFor();
  await expect.poll(names).toEqual(['MEND1 First and changed']);
  await dialog
    .getByRole('button', { name: say('import.finish') })
    .last()
    .click();
  // The next file with these columns is matched as this one was.
  const again = await start('Name,Kennung\nFourth,MEND4\n');
  await again.getByText(say('import.remembered')).waitFor();
  await again.getByRole('button', { name: 'Check 1 row' }).waitFor();
  expect(await again.getByRole('button', { name: 'Check 1 row' }).isEnabled()).toBe(true);
});

test('from sign-in on, a list, its records and the form are worked with by keyboard alone', async () => {
  await costCentres('KEYS', 4);
  await using desk = await demo.open();
  const { page } = desk;
  const keys = keyboardSteps(page);
  const { say, heading, main } = workspaceSteps(page, 'en');
  const press = (key: string) => page.keyboard.press(key);
  const row = (code: string) => page.locator('tr.hp-table-row', { hasText: code });
  const cells = (words: string) => page.getByRole('cell', { name: words, exact: true });
  const dialog = page.getByRole('dialog');

  await page.goto('/workspace');
  await keys.tabTo(page.locator('#username'));
  await keys.type('admin.one');
  await keys.tabTo(page.locator('#password'));
  await keys.type(demoPassword);
  await press('Enter');
  await page.getByRole('navigation', { name: say('shell.mainMenu') }).waitFor();
  await page.locator('h1').waitFor();

  // The list, through the palette; closed without a choice it gives the focus back.
  const search = dialog.getByRole('combobox', { name: say('palette.title') });
  const opener = page.getByRole('button', { name: say('shell.searchCommand') });
  await keys.tabTo(opener);
  await press('Enter');
  await keys.expectOn(search);
  await press('Escape');
  await keys.expectOn(opener);
  await press('ControlOrMeta+k');
  await keys.expectOn(search);
  await keys.type('Cost centers');
  await dialog.getByRole('option', { name: /^Cost centers/, selected: true }).waitFor();
  await press('Enter');
  await keys.expectOn(heading('Cost centers'));
  await press('/');
  await keys.expectOn(main.getByRole('searchbox'));
  await keys.type('KEYS');
  await expect.poll(() => page.locator('tr.hp-table-row').count()).toBe(4);

  // The rows are one stop of Tab; in them letters and arrows move.
  await keys.tabTo(row('KEYS1'));
  await press('j');
  await keys.expectOn(row('KEYS2'));
  await press('ArrowDown');
  await keys.expectOn(row('KEYS3'));
  await press('k');
  await keys.expectOn(row('KEYS2'));
  await press('Space');
  const shown = page.getByRole('complementary', { name: say('preview.label') }).getByRole('heading', { level: 2 });
  await keys.expectOn(shown.filter({ hasText: 'KEYS2' }));
  await press(']');
  await shown.filter({ hasText: 'KEYS3' }).waitFor();
  await press('Escape');
  await keys.expectOn(row('KEYS3'));

  // A value where it stands, and taken back.
  await press('F2');
  await keys.expectOn(dialog.getByRole('textbox', { name: 'Name' }));
  await press('ControlOrMeta+a');
  await keys.type('Where it stands');
  await press('Enter');
  await cells('Where it stands').waitFor();
  await keys.expectOn(row('KEYS3'));
  await press('ControlOrMeta+z');
  await cells('KEYS number 3').waitFor();
  await keys.expectFocus();

  // The record, its parts and its form: a fault first, then saved.
  await press('Enter');
  await keys.expectOn(heading(/KEYS3/));
  await press('t');
  await keys.expectOn(dialog.getByRole('combobox'));
  await keys.type(say('history.title'));
  await dialog.getByRole('option', { name: say('history.title'), selected: true }).waitFor();
  await press('Enter');
  await page.waitForURL(/\/history/);
  await keys.expectOn(heading(/KEYS3/));
  await keys.tabTo(main.getByRole('button', { name: say('row.edit') }));
  await press('Enter');
  await keys.expectOn(heading(/KEYS3/));
  const name = main.getByRole('textbox', { name: 'Name' });
  await keys.tabTo(name);
  await press('ControlOrMeta+a');
  await press('Delete');
  await press('ControlOrMeta+Enter');
  await keys.expectOn(page.getByRole('alert').filter({ has: page.locator('a') }));
  await press('Tab');
  await press('Enter');
  await keys.expectOn(name);
  await keys.type('By keys alone');
  await press('ControlOrMeta+s');
  await heading(/By keys alone/).waitFor();
  await keys.expectOn(heading(/KEYS3/));
  await press(']');
  await keys.expectOn(heading(/KEYS4/));
  // One level back, and on from the row that was open.
  await press('Escape');
  await keys.expectOn(heading('Cost centers'));
  await row('KEYS4').waitFor();
  await press('j');
  await keys.expectOn(row('KEYS4'));

  // Several at once.
  await press('x');
  await press('k');
  await keys.expectOn(row('KEYS3'));
  await press('x');
  await keys.tabTo(page.getByRole('button', { name: say('bulk.change') }));
  await press('Enter');
  await keys.take(dialog.getByRole('combobox', { name: say('bulk.field') }), 'Name');
  await keys.tabTo(dialog.getByRole('textbox', { name: say('bulk.value') }));
  await keys.type('Both');
  await press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => cells('Both').count()).toBe(2);
  await keys.expectFocus();

  // What the keys are is told, and they lead on.
  await press('?');
  const sheet = page.getByRole('dialog', { name: say('shortcuts.title') });
  for (const told of ['shortcuts.go', 'list.keys'])
    await sheet.getByRole('heading', { name: say(told), exact: true }).waitFor();
  await expectAccessible(page);
  await press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await keys.expectFocus();
  await press('g');
  await press('p');
  await keys.expectOn(heading(say('page.profile')));
  await keys.expectFocus();
});
