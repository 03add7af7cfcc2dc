import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** What a page shows as present is of the present assignment: whoever asks for what earlier ones have too tells them apart. */
const root = join(import.meta.dirname, '../../../apps/assignee/src');
/**
 * Lists that hold what is left of earlier assignments. Surveys are none of them: one is often sent about an assignment that has
 * just ended, and is asked until it is withdrawn. Uploads are the person's, of no assignment.
 */
const mixed = ['contactsQuery', 'requiredQuery', 'caseDocumentsQuery', 'formsQuery'];
/** What says of a list only whether it is there: its records are in `data`. */
const without = new Set(['isLoading', 'isPending', 'error']);
/** Where everything of every assignment is wanted, and why. */
const whole: Readonly<Record<string, string>> = {
  'contacts/ContactsPage.tsx data': 'the contact that the address names is opened, an earlier one too',
  'documents/CaseDocumentsPage.tsx documents': 'the document that the address names is opened, an earlier one too',
  'documents/DocumentsPage.tsx all': 'the names of files are needed for whatever is opened, an earlier one too',
  'widgets/DocumentsWidget.tsx required': 'the card tells whether the list came; it draws what is present',
};

/** Whether a node is inside the arguments of a call of the split. */
function isSplit(node: ts.Node): boolean {
  for (let at = node.parent; at && !ts.isStatement(at); at = at.parent)
    if (ts.isCallExpression(at) && at.expression.getText() === 'usePresent') return true;
  return false;
}
const asks = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  node.expression.getText() === 'useQuery' &&
  mixed.some((query) => new RegExp(`\\b${query}\\b`).test(node.arguments[0]?.getText() ?? ''));

/** The name under which a list is kept: `const all = …` or `const { data = [] } = …`. */
function nameOf(call: ts.Node): ts.Identifier | undefined {
  let at = call;
  while (at.parent && !ts.isVariableDeclaration(at.parent) && !ts.isStatement(at.parent)) at = at.parent;
  if (!at.parent || !ts.isVariableDeclaration(at.parent)) return undefined;
  const { name } = at.parent;
  const kept = ts.isObjectBindingPattern(name) ? name.elements[0]?.name : name;
  return kept && ts.isIdentifier(kept) ? kept : undefined;
}

/** Places of a source that read such a list without telling assignments apart, and how many ask for one. */
function readUnsplit(file: string, text: string): { asked: number; unsplit: string[] } {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const calls = nodes.filter(asks);
  const unsplit = calls
    .filter((call) => !isSplit(call))
    .flatMap((call) => {
      const name = nameOf(call);
      if (!name) return [`${file} ${call.getText()}`];
      let component: ts.Node = call;
      while (component.parent && !ts.isFunctionDeclaration(component)) component = component.parent;
      const uses = nodes.filter(
        (node) =>
          ts.isIdentifier(node) &&
          node !== name &&
          node.text === name.text &&
          node.pos >= component.pos &&
          node.end <= component.end &&
          !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node),
      );
      const others = uses.filter((use) => {
        const by = use.parent;
        return !isSplit(use) && !(ts.isPropertyAccessExpression(by) && without.has(by.name.text));
      });
      const at = `${file} ${name.text}`;
      return uses.some(isSplit) && (others.length === 0 || at in whole) ? [] : [at];
    });
  return { asked: calls.length, unsplit };
}

const files = globSync('**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .sort();
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const asking = files.filter((file) => readUnsplit(file, read(file)).asked > 0);

test('a page that asks for contacts, documents or forms tells the present assignment from earlier ones', () => {
  expect(asking.length).toBeGreaterThan(8);
  expect(asking.flatMap((file) => readUnsplit(file, read(file)).unsplit)).toEqual([]);
  // Exceptions are for places that exist.
  const places = Object.keys(whole).map((place) => place.split(' ')[0] as string);
  expect(places.filter((file) => !asking.includes(file))).toEqual([]);
});

test.each(asking)('%s without the split is found', (file) => {
  expect(readUnsplit(file, read(file).replaceAll('usePresent(', 'together(')).unsplit).not.toEqual([]);
});

test('nobody asks for these lists by another way', () => {
  const byItself =
    /ask\(myContacts|ask\(myForms|search<RequiredDocument>|search<Document>\('document', \{ filter: eq\('category', 'CASE'\)/;
  expect(files.filter((file) => byItself.test(read(file)))).toEqual([
    'contacts/contact-data.ts',
    'documents/document-data.ts',
    'forms/queries.ts',
  ]);
});
