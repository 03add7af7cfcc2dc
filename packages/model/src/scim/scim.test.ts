import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchesFilter, narrowed, readScimFilter, type ScimFilter } from './scim-filter.rules.ts';
import { patched, type Resource, readOperations } from './scim-patch.rules.ts';
import { projected, userAttributes, wantedUser } from './scim-user.rules.ts';

const matches = (text: string, of: object) => matchesFilter(readScimFilter(text) as ScimFilter, of);
const ann = {
  userName: 'ann@example.org',
  externalId: 'X1',
  active: true,
  name: { givenName: 'Ann', familyName: 'Lee' },
  emails: [
    { value: 'ann@example.org', type: 'work', primary: true },
    { value: 'a@home.example', type: 'home' },
  ],
};

describe('a filter', () => {
  test.each([
    ['userName eq "ANN@example.org"', true],
    ['urn:ietf:params:scim:schemas:core:2.0:User:userName eq "ann@example.org"', true],
    ['username sw "ann" and active eq true', true],
    ['active eq "True"', true],
    ['name.familyName co "e" and not (name.givenName eq "Bob")', true],
    ['userName eq "x" or emails.value ew "home.example"', true],
    ['emails[type eq "work" and value co "@example.org"]', true],
    ['emails[type eq "home" and primary eq true]', false],
    ['title pr', false],
    ['externalId pr and title eq null', true],
    ['userName gt "b"', false],
    // "and" binds before "or".
    ['userName eq "x" and active eq true or externalId eq "X1"', true],
    ['userName eq "x" and (active eq true or externalId eq "X1")', false],
  ])('%s', (text, wanted) => expect(matches(text, ann)).toBe(wanted));
  test.each([
    '',
    'userName',
    'userName eq',
    'userName is "x"',
    '(userName eq "x"',
    'userName eq x',
    'a eq "b" c',
    `${'('.repeat(40)}a pr${')'.repeat(40)}`,
  ])('that cannot be read is refused: %s', (text) => expect(readScimFilter(text)).toBeUndefined());
  const path = fc.constantFrom('userName', 'externalId', 'name.givenName', 'active', 'title');
  const leaf = fc.oneof(
    fc.record(
      { op: fc.constantFrom('eq', 'ne', 'co', 'sw', 'ew'), path, value: fc.string() },
      { noNullPrototype: true },
    ),
    fc.record({ op: fc.constant('pr'), path }, { noNullPrototype: true }),
  );
  const filters = fc.letrec<{ tree: ScimFilter }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      leaf as fc.Arbitrary<ScimFilter>,
      fc.record(
        {
          op: fc.constantFrom('and', 'or'),
          parts: fc.tuple(tie('tree'), tie('tree')),
        },
        { noNullPrototype: true },
      ) as fc.Arbitrary<ScimFilter>,
      fc.record({ op: fc.constant('not'), part: tie('tree') }, { noNullPrototype: true }) as fc.Arbitrary<ScimFilter>,
    ),
  })).tree;
  const written = (filter: ScimFilter): string => {
    if (filter.op === 'and' || filter.op === 'or') return `(${filter.parts.map(written).join(` ${filter.op} `)})`;
    if (filter.op === 'not') return `not (${written(filter.part)})`;
    if (filter.op === 'pr') return `${filter.path} pr`;
    return 'value' in filter ? `${filter.path} ${filter.op} ${JSON.stringify(filter.value)}` : '';
  };
  test('that is written out is read as it was', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(readScimFilter(written(filter))).toEqual(filter);
      }),
    );
  });
  test('is narrowed to what the database can say, and never to less than it means', () => {
    const narrow = (text: string) => narrowed(readScimFilter(text) as ScimFilter, userAttributes);
    expect(narrow('userName eq "a" and active eq false')).toEqual({
      all: [
        { field: 'login', op: 'lk', value: 'a' },
        { field: 'status', op: 'eq', value: 'INACTIVE' },
      ],
    });
    expect(narrow('userName eq "a" and title pr')).toEqual({ field: 'login', op: 'lk', value: 'a' });
    for (const text of ['userName eq "a" or title pr', 'userName eq "50%"', 'not (userName eq "a")', 'userName ne "a"'])
      expect(narrow(text)).toBeUndefined();
  });
});

describe('a patch', () => {
  const patch = (...Operations: object[]) => {
    const read = readOperations({ schemas: [], Operations });
    return typeof read === 'string' ? read : patched(ann as Resource, read);
  };
  test('as Entra writes it', () => {
    expect(patch({ op: 'Replace', path: 'active', value: 'False' })).toMatchObject({ active: 'False' });
    expect(patch({ op: 'Add', path: 'emails[type eq "work"].value', value: 'new@example.org' })).toMatchObject({
      emails: [{ value: 'new@example.org', type: 'work', primary: true }, { type: 'home' }],
    });
    expect(patch({ op: 'Add', path: 'emails[type eq "other"].value', value: 'o@example.org' })).toMatchObject({
      emails: [{}, {}, { type: 'other', value: 'o@example.org' }],
    });
    expect(patch({ op: 'replace', value: { 'name.familyName': 'Li', externalId: 'Y' } })).toMatchObject({
      name: { givenName: 'Ann', familyName: 'Li' },
      externalId: 'Y',
    });
  });
  test('as Okta writes it', () => {
    expect(patch({ op: 'replace', value: { active: false } })).toMatchObject({ active: false, userName: ann.userName });
    const group: Resource = { members: [{ value: '1' }, { value: '2' }, { value: '3' }] };
    const of = (operation: object) => patched(group, readOperations({ Operations: [operation] }) as never);
    expect(of({ op: 'remove', path: 'members[value eq "2"]' })).toEqual({ members: [{ value: '1' }, { value: '3' }] });
    expect(of({ op: 'remove', path: 'members', value: [{ value: '1' }, { value: '3' }] })).toEqual({
      members: [{ value: '2' }],
    });
    expect(of({ op: 'add', path: 'members', value: [{ value: '2' }, { value: '4' }] })).toEqual({
      members: [{ value: '1' }, { value: '2' }, { value: '3' }, { value: '4' }],
    });
    expect(of({ op: 'replace', path: 'members', value: [{ value: '9' }] })).toEqual({ members: [{ value: '9' }] });
    expect(of({ op: 'remove', path: 'members' })).toEqual({});
  });
  test('with schemas in front of its names, in any case', () => {
    const name = 'urn:ietf:params:scim:schemas:core:2.0:User';
    expect(patch({ op: 'replace', path: `${name}:name.GIVENNAME`, value: 'Anna' })).toMatchObject({
      name: { givenName: 'Anna' },
    });
    expect(patch({ op: 'add', value: { schemas: [name], [name]: { externalId: 'Z' } } })).toMatchObject({
      externalId: 'Z',
    });
  });
  test('is refused where it makes no sense', () => {
    expect(patch()).toBe('invalidSyntax');
    expect(patch({ op: 'move', path: 'active' })).toBe('invalidSyntax');
    expect(patch({ op: 'remove' })).toBe('noTarget');
    expect(patch({ op: 'add', value: 'x' })).toBe('invalidValue');
    expect(patch({ op: 'add', path: 'emails[type eq', value: 'x' })).toBe('invalidPath');
  });
  test('that adds and then removes a member leaves a group as it was', () => {
    const ids = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(ids, fc.uuid(), (known, id) => {
        fc.pre(!known.includes(id));
        const group = { members: known.map((value) => ({ value })) };
        const there = patched(group, [{ op: 'add', path: 'members', value: [{ value: id }] }]) as Resource;
        expect(patched(there, [{ op: 'remove', path: `members[value eq "${id}"]` }])).toEqual(group);
      }),
    );
  });
});

describe('a user', () => {
  test('is read from what directories send', () => {
    expect(wantedUser(ann)).toMatchObject({
      login: ann.userName,
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'ann@example.org',
      isActive: true,
    });
    expect(
      wantedUser({
        userName: 'bob@example.org',
        displayName: 'Bob van Dyk',
        active: 'FALSE',
        preferredLanguage: 'fr-FR',
      }),
    ).toMatchObject({
      firstName: 'Bob',
      lastName: 'van Dyk',
      email: 'bob@example.org',
      isActive: false,
      language: 'fr',
    });
    expect(wantedUser({ displayName: 'Nobody' })).toBe('userName');
    expect(wantedUser({ userName: 'carol' })).toBe('emails');
    expect(wantedUser({ userName: 'carol@example.org', active: 'maybe' })).toBe('active');
  });
  test('is answered with what was asked for', () => {
    const all = { schemas: ['s'], id: '1', userName: 'a', emails: [] };
    expect(projected(all, 'userName,emails.value', null)).toEqual(all);
    expect(projected(all, 'userName', null)).toEqual({ schemas: ['s'], id: '1', userName: 'a' });
    expect(projected(all, null, 'emails,id')).toEqual({ schemas: ['s'], id: '1', userName: 'a' });
  });
});
