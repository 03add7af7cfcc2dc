import { readFileSync } from 'node:fs';
import { type Deed, defineEntity, gives, grantsOf, outsiders, text } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { expect, test } from 'vitest';
import { outsidersPage } from './outsiders-page.ts';

/*
 * What people from outside see is opened field by field, twice: in the declaration, and on the page that is reviewed. Lists,
 * search, filters, totals, exports, history and files ask the same rights; that they do is held by the law of permissions.
 */
const page = new URL('../../docs/outsiders.md', import.meta.url);
const reading: readonly Deed[] = ['read', 'create', 'update', 'import', 'export'];
const granted = catalogue.entities.flatMap((entity) =>
  outsiders.flatMap((role) =>
    grantsOf(entity.access, [role])
      .filter((grant) => !entity.internal && reading.some((deed) => gives(grant, deed)))
      .map((grant) => ({ of: `${entity.name} for ${role}`, entity, role, grant })),
  ),
);
/** Lines that only one of the two has, with the section they stand in. */
const apart = (one: string, other: string): string[] => {
  const sections = (written: string) =>
    written.split('\n## ').flatMap((section) => {
      const [role = '', ...lines] = section.split('\n');
      return lines.filter((line) => line.startsWith('- ')).map((line) => `${role}: ${line.slice(2)}`);
    });
  const known = new Set(sections(other));
  return sections(one).filter((line) => !known.has(line));
};

test('grants of people from outside say what they show', () => {
  expect(granted.length).toBeGreaterThan(300);
  const silent = granted.filter(({ grant }) => grant.show === undefined).map(({ of }) => of);
  expect(silent, 'say `show` in the grant, or wrap the access: shownOutside([…fields], access)').toEqual([]);
});
test('and never what they hide', () => {
  const both = granted.flatMap(({ of, grant: { show = [], hide = [], closed = [] } }) =>
    show.filter((name) => hide.includes(name) && !closed.includes(name)).map((name) => `${of}: ${name}`),
  );
  expect(both, 'leave the field out of `show`, and drop `hide`').toEqual([]);
});
test('nobody from outside is shown what only its kind would close again', () => {
  const idle = granted.flatMap(({ of, grant: { show = [], closed = [] } }) =>
    show.filter((name) => closed.includes(name)).map((name) => `${of}: ${name}`),
  );
  expect(idle, 'grant its kind (`kinds`) or leave the field out of `show`').toEqual([]);
});
test('and among it what the list is sorted by when it is opened', () => {
  const unsorted = granted.flatMap(({ of, entity, grant: { hide = [] } }) => {
    const [by = ''] = (entity.sort ?? '').split(',');
    return hide.includes(by) ? [`${of}: ${by}`] : [];
  });
  expect(unsorted, 'show the field as well: without it the list cannot be opened').toEqual([]);
});
test('and of what waits for them, the day on which it is due', () => {
  const undated = granted.flatMap(({ of, entity, role, grant: { show = [] } }) =>
    (entity.work ?? []).flatMap(({ due, roles }) =>
      due !== undefined && roles?.includes(role) && !show.includes(due) ? [`${of}: ${due}`] : [],
    ),
  );
  expect(undated, 'show the field as well: without it the work stands without a day').toEqual([]);
});
test('what people from outside see stands on the reviewed page', () => {
  const now = outsidersPage(catalogue.entities);
  const reviewed = readFileSync(page, 'utf8');
  const advice =
    'a person from outside sees something else than docs/outsiders.md says. Open a field only if every holder of the role may ' +
    'read it on every record they see; then put the line (left: as declared) into that file, and have the change reviewed';
  expect({ asDeclared: apart(now, reviewed), onThePage: apart(reviewed, now) }, advice).toEqual({
    asDeclared: [],
    onThePage: [],
  });
  expect(now, 'the page holds its lines in the order of the declarations').toBe(reviewed);
});
test('a field that is declared later is on no line until it is shown', () => {
  const visit = { name: 'visit', label: 'Visit', plural: 'Visits', title: ['name'] } as const;
  const access = { vendor: { do: ['read'], show: ['name'] }, caseManager: { do: ['read'] } } as const;
  const later = defineEntity({ ...visit, fields: { name: text('Name'), margin: text('Margin') }, access });
  expect(outsidersPage([later])).toContain('- **Visit**: name\n');
});
