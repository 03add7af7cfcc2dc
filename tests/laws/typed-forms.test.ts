import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/**
 * What is typed and cannot be read has no value. A form that is sent by its own submit, or saved by its bar, is stopped by the
 * kit; whatever else is done with typed values asks for itself, or has a reason below.
 */
const root = join(import.meta.dirname, '../..');
const controls = join(root, 'packages/ui/src/controls');
const sources = globSync('{apps/*,packages/ui}/src/**/*.tsx', { cwd: root }).filter((file) => !file.includes('.test.'));
const textOf = new Map(sources.map((file) => [file, readFileSync(join(root, file), 'utf8')]));

/** Controls whose text may be unreadable: those that say so themselves, and those made of them. */
const typed = new Set<string>();
for (let before = -1; before !== typed.size; ) {
  before = typed.size;
  for (const [file, text] of textOf) {
    if (!join(root, file).startsWith(controls)) continue;
    if (/\buseTyped\b/.test(text) || [...typed].some((one) => text.includes(`<${one}`)))
      for (const [, name = ''] of text.matchAll(/export function ([A-Z]\w*Field)\b/g)) typed.add(name);
  }
}
const asksItself = /\b(typedFaults|stopAtUnread|unreadIn)\(/;
const isStopped = /\bonSubmit=|<SaveBar\b/;

/** Where typed fields stand in no form of their own file, and why nothing is sent as nothing there. */
const reviewed: Readonly<Record<string, string>> = {
  'apps/assignee/src/external/JobAnswer.tsx': 'within a job, which asks before anything is done (use-job.ts)',
  'apps/assignee/src/forms/FormFields.tsx': 'within FormFlow, which asks before it goes on',
  'apps/assignee/src/diary/CalendarTab.tsx': 'both days are required: without one the dialog does not save',
  'apps/assignee/src/diary/StayCard.tsx': 'nothing is sent: without a day nothing is answered',
  'apps/assignee/src/diary/UkLinksForm.tsx': 'saved at once, and only what is a number',
  'apps/workspace/src/finance/ChargeTable.tsx': 'within the form of a bill, which asks before it sends',
  'apps/workspace/src/payments/desk/BuildBar.tsx': 'the day is required: without it nothing is built',
  'apps/workspace/src/diary/DiaryDays.tsx': 'both days are required: without one nothing is locked',
};

test('the kit has typed controls, and every one of the usual kinds is known as such', () => {
  expect([...typed]).toEqual(
    expect.arrayContaining(['DateField', 'MoneyField', 'PhoneField', 'NumberField', 'DateTimeField']),
  );
});

test('nothing that cannot be read is sent as nothing: a form with typed fields is stopped by the kit, or asks', () => {
  const open: string[] = [];
  for (const [file, text] of textOf) {
    // The kit's records are drawn field by field within forms that gather what cannot be read.
    if (join(root, file).startsWith(controls) || file.startsWith('packages/ui/src/records/')) continue;
    const used = [...typed].filter((one) => new RegExp(`<${one}\\b`).test(text));
    if (used.length > 0 && !isStopped.test(text) && !asksItself.test(text) && !reviewed[file])
      open.push(`${file}: ${used}`);
  }
  expect(open).toEqual([]);
});

/** Where declared fields are drawn whose form is another file's, and why nothing is sent as nothing there. */
const elsewhere: Readonly<Record<string, string>> = {
  'apps/assignee/src/expenses/ExpenseFields.tsx': 'within the form of an expense, which asks before it saves',
};

test('a form of declared fields hands its element over, so that the one who saves it sees what cannot be read', () => {
  const forms = [...textOf].filter(([file, text]) => file.startsWith('apps/') && /<RecordFields\b/.test(text));
  expect(forms.length).toBeGreaterThan(3);
  const open = forms.filter(([, text]) => !/<form\s[^>]*\bref=\{\w+\.element\}/s.test(text)).map(([file]) => file);
  expect(open).toEqual(Object.keys(elsewhere));
});

test('a form with typed fields has no second way of being sent that passes the check by', () => {
  const beside: string[] = [];
  for (const [file, text] of textOf) {
    if (![...typed].some((one) => new RegExp(`<${one}\\b`).test(text)) || asksItself.test(text)) continue;
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const sent = new Set<string>();
    const pressed: string[] = [];
    const look = (node: ts.Node): void => {
      if (ts.isJsxAttribute(node) && node.initializer) {
        const called = [...node.initializer.getText().matchAll(/\bvoid (\w+)\(|: (\w+)\(/g)].map(
          (one) => one[1] ?? one[2] ?? '',
        );
        const name = node.name.getText();
        const isOfForm = node.parent.parent.getChildAt(1).getText() === 'form';
        if (name === 'onSubmit' && isOfForm) for (const one of called) sent.add(one);
        if (name === 'onClick') pressed.push(...called);
      }
      ts.forEachChild(node, look);
    };
    look(tree);
    beside.push(...pressed.filter((one) => sent.has(one)).map((one) => `${file}: ${one}`));
  }
  expect(beside).toEqual([
    // Ends the delegation: what was typed is given up on purpose.
    'apps/workspace/src/profile/DelegationPart.tsx: save',
  ]);
});

test('what is reviewed still has typed fields', () => {
  const gone = Object.keys(reviewed).filter((file) => ![...typed].some((one) => textOf.get(file)?.includes(`<${one}`)));
  expect(gone.map((file) => basename(file))).toEqual([]);
});
