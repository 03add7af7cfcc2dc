import { naturalKey, travels } from '@homeport/engine/configuration';
import {
  allFields,
  allowanceFor,
  allowanceOf,
  closingFaults,
  constraintFaults,
  type Filter,
  lifecycleFaults,
  parseField,
  pathsOf,
  shownFaults,
  stampFaults,
  workFaults,
} from '@homeport/grammar';
import { catalogue, roles } from '@homeport/model';
import { describe, expect, test } from 'vitest';

const known = new Set(Object.keys(roles));
const resolves = (entity: string, path: string): boolean => {
  const [first = '', ...rest] = path.split('.');
  const field = allFields(catalogue.entity(entity))[first];
  if (!field) return false;
  if (rest.length === 0) return true;
  return 'to' in field && catalogue.hasEntity(field.to) && resolves(field.to, rest.join('.'));
};

type Guard = NonNullable<NonNullable<ReturnType<typeof catalogue.rulesOf>>['guards']>[string];
/**
 * Values of states and fixed choices alone that a guard refuses. One that looks at anything else (an amount, a day, the
 * caller) is not about the kind of record: it answers nothing here.
 */
function recordsThatDecide(
  guard: Guard | undefined,
  closed: readonly (readonly [string, readonly string[]])[],
): Record<string, string>[] {
  const read = new Set<string>();
  let isAboutElse = false;
  const watch = (values: Record<string, string>) =>
    new Proxy(values, {
      get(of, key) {
        if (!closed.some(([name]) => name === key)) isAboutElse = true;
        read.add(String(key));
        return of[String(key)];
      },
    });
  const facts = new Proxy({}, { get: () => (isAboutElse = true) });
  const refuses = (values: Record<string, string>) => {
    try {
      return guard?.(watch(values) as never, facts as never) !== undefined;
    } catch {
      isAboutElse = true;
      return false;
    }
  };
  refuses(Object.fromEntries(closed.map(([name, values]) => [name, values[0] ?? ''])));
  const looked = closed.filter(([name]) => read.has(name));
  const all = looked.reduce<Record<string, string>[]>(
    (some, [name, values]) => some.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
  const refused = all.filter(refuses);
  return isAboutElse ? [] : refused;
}
/** Whether a record of states and choices passes a declared filter of equality. */
function holds(filter: Filter, record: Record<string, string>): boolean {
  if ('all' in filter) return filter.all.every((one) => holds(one, record));
  if ('any' in filter) return filter.any.some((one) => holds(one, record));
  const value = record[filter.field];
  if (filter.op === 'eq') return value === filter.value;
  if (filter.op === 'ne') return value !== filter.value;
  return true;
}
/** Titles without a field that has to be given, with what fills one of theirs. */
const namedBy: Readonly<Record<string, string>> = {
  creditNote: 'numbered when it is first stored',
  invoice: 'numbered when it is first stored',
  lease: 'numbered when it is first stored',
  payrollInstruction: 'numbered when it is first stored',
  rateRequest: 'numbered when it is first stored',
  shipment: 'numbered when it is first stored',
  user: 'first and last name, which have to be given',
  qualitySurvey: 'the assignee of its assignment, which has to be given',
  chatMessage: 'one of files only has no words; it stands in its conversation, and nothing links to it',
  helpDeskReply: 'one of files only has no words; it stands in its ticket, and nothing links to it',
};
/** Actions that make sense in whatever state their record is, with the reason. */
const inEveryState: Readonly<Record<string, string>> = {
  'apiClient.makeSecret': 'the next secret may be made at any time, also before the client is switched on',
  'caseService.confirmNextAction': 'what was asked of the assignee may be left over of a service that is finished',
  'document.addVersion':
    'a draft has none yet, a published one its next, a withdrawn one another before it is published again',
  'scenario.cloneScenario': 'the next one may begin as a draft is, and as one that was decided',
  'ssoSetup.setClientSecret': 'the next secret may be stored at any time, also before the setup is switched on',
  'user.endSessions': 'whoever was deactivated may still have a session until somebody ends it',
  'user.resetTwoFactor': 'of somebody inactive as well, before they come back with another device',
  'user.unlock': 'a lock is what it ends, whatever the state',
};
/** Addresses that are none of a page to open: where a program is called, or looked at by rules of their own. */
const otherAddresses = new Set(['device.endpoint', 'ssoSetup.entryPoint', 'ssoSetup.issuer', 'travelAlert.sourceLink']);
test('what is meant for the address of a page takes nothing that a browser would run', () => {
  const named = catalogue.entities.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, field]) =>
      field.type === 'text' &&
      !field.readOnly &&
      !entity.internal &&
      /web|url|link|site\b|href|homepage|endpoint|issuer|entryPoint/i.test(`${name} ${field.label}`)
        ? [[`${entity.name}.${name}`, field] as const]
        : [],
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  const open = named.filter(([name, field]) => !field.webAddress && !otherAddresses.has(name)).map(([name]) => name);
  expect(open).toEqual([]);
  for (const [name, field] of named.filter(([, one]) => one.webAddress))
    for (const bad of ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x'])
      expect(parseField(bad, field), name).toMatchObject({ code: 'input.notWebAddress' });
});

test('there is something to hold laws over', () => expect(catalogue.entities.length).toBeGreaterThan(25));

describe.each(catalogue.entities.map((e) => [e.name, e] as const))('the declaration of %s', (name, entity) => {
  const fields = allFields(entity);
  test('gives at least one role something, and only roles that exist', () => {
    const given = Object.keys(entity.access);
    expect(given.filter((role) => !known.has(role))).toEqual([]);
    expect(
      entity.internal === true || given.some((role) => allowanceOf(entity.access, [role]).deeds.read !== undefined),
    ).toBe(true);
  });
  test('names only fields that exist: in titles, searches, lists, sections, keys and grants', () => {
    const named = [
      ...entity.title,
      ...(entity.search ?? []),
      ...(entity.list ?? []),
      ...(entity.facts ?? []),
      ...(entity.totals ?? []),
      ...(entity.indexes ?? []).flat(),
      ...(entity.unique ?? []).flatMap((u) => u.fields),
      ...(entity.sections ?? []).flatMap((s) => s.fields),
      ...Object.values(entity.access)
        .flatMap((g) => (Array.isArray(g) ? g : [g]))
        .flatMap((g) => [...(g.hide ?? []), ...(g.readOnly ?? [])]),
    ];
    expect(named.filter((field) => !(field in fields))).toEqual([]);
  });
  test('has a name in every case: what links to it has words', () => {
    const isFilled = entity.title.some((one) => fields[one]?.required || fields[one]?.type === 'lifecycle');
    const isLinked = catalogue.entities.some((e) => Object.values(e.fields).some((f) => 'to' in f && f.to === name));
    const isKnown =
      name in namedBy && (!(namedBy[name] ?? '').includes('nothing links') || (!isLinked && !entity.menu));
    if (!entity.internal) expect([name, isFilled || isKnown]).toEqual([name, true]);
    // A reason that nothing needs any more is taken out.
    expect([name, isFilled && name in namedBy]).toEqual([name, false]);
  });
  test('filters its grants and transitions by paths that lead somewhere', () => {
    const filters: Filter[] = [
      ...Object.values(entity.access)
        .flatMap((g) => (Array.isArray(g) ? g : [g]))
        .flatMap((g) => (g.where ? [g.where] : [])),
      ...Object.values(fields).flatMap((f) =>
        f.type === 'lifecycle'
          ? Object.values(f.transitions).flatMap((t) => [t.where, t.offered].filter((w) => w !== undefined))
          : [],
      ),
      ...catalogue.actionsOn(name).flatMap((a) => [a.where, a.offered].filter((w) => w !== undefined)),
    ];
    expect(filters.flatMap(pathsOf).filter((path) => !resolves(name, path))).toEqual([]);
  });
  test('has sound lifecycles: every state reachable, every end final, every guard written', () => {
    for (const field of Object.values(entity.fields)) {
      if (field.type !== 'lifecycle') continue;
      expect(lifecycleFaults(field)).toEqual([]);
      const guards = Object.keys(catalogue.rulesOf(name)?.guards ?? {});
      expect(
        Object.values(field.transitions)
          .flatMap((t) => t.needs ?? [])
          .filter((need) => !guards.includes(need)),
      ).toEqual([]);
    }
  });
  test('says of every state that people can leave what stands first: the next step, or to edit', () => {
    for (const [field, lifecycle] of Object.entries(fields)) {
      if (lifecycle.type !== 'lifecycle') continue;
      const left = Object.values(lifecycle.transitions).flatMap((t) => (t.system ? [] : t.from));
      const silent = Object.entries(lifecycle.states).filter(([state, spec]) => left.includes(state) && !spec.primary);
      expect([field, silent.map(([state]) => state)]).toEqual([field, []]);
    }
  });
  test('offers no step that its state or kind forbids', () => {
    const closed = Object.entries(fields).flatMap(([key, f]): [string, string[]][] =>
      f.type === 'lifecycle'
        ? [[key, Object.keys(f.states)]]
        : f.type === 'option' && f.choices
          ? [[key, Object.keys(f.choices)]]
          : [],
    );
    for (const [field, lifecycle] of Object.entries(fields)) {
      if (lifecycle.type !== 'lifecycle') continue;
      for (const [key, step] of Object.entries(lifecycle.transitions))
        for (const need of step.needs ?? [])
          for (const record of recordsThatDecide(catalogue.rulesOf(name)?.guards?.[need], closed))
            expect([`${field}.${key}`, record, step.offered ? holds(step.offered, record) : true]).toEqual([
              `${field}.${key}`,
              record,
              false,
            ]);
    }
  });
  test('offers no action where it makes no sense: it says in which states, or why in every one', () => {
    const states = Object.keys(fields).filter((one) => fields[one]?.type === 'lifecycle');
    const actions = catalogue.actionsOn(name).filter((a) => a.scope !== 'collection' && a.transition === undefined);
    for (const action of actions) {
      const looksAt = [action.where, action.offered].flatMap((filter) => (filter ? pathsOf(filter) : []));
      const says = states.length === 0 ? looksAt.length > 0 : states.some((state) => looksAt.includes(state));
      const key = `${name}.${action.name}`;
      expect([key, says || key in inEveryState]).toEqual([key, true]);
      // A reason that nothing needs any more is taken out.
      expect([key, says && key in inEveryState]).toEqual([key, false]);
      // Whoever asks for it all the same hears a reason, so there is one.
      if (action.offered) expect([key, (action.refusals ?? []).length > 0]).toEqual([key, true]);
    }
  });
  test('gives every amount a currency field', () => {
    for (const field of Object.values(entity.fields)) {
      if (field.type === 'money') expect(fields[field.currency]?.type).toBe('currency');
    }
  });
  test('orders its days and closes by fields that exist', () => {
    for (const field of Object.values(entity.fields)) {
      if (field.type === 'date' && field.notBefore) expect(fields[field.notBefore]?.type).toBe('date');
      if (field.type === 'ref' && field.takenFrom) {
        const [relation = '', taken = ''] = field.takenFrom.split('.');
        const { to } = fields[relation] as { to: string };
        expect(catalogue.entity(to).fields[taken]).toMatchObject({ type: 'ref', to: field.to });
      }
    }
    if (entity.partOf) expect(fields[entity.partOf]?.type).toBe('ref');
    expect(closingFaults(entity, catalogue.entity)).toEqual([]);
    expect(constraintFaults(entity)).toEqual([]);
    expect(shownFaults(entity)).toEqual([]);
    expect(workFaults(entity, catalogue.actionsOn(entity.name))).toEqual([]);
    expect(stampFaults(entity, catalogue.actions)).toEqual([]);
    for (const way of entity.closedWhenUsed ?? []) {
      const [user = '', relation = ''] = way.split('.');
      expect(catalogue.entity(user).fields[relation]).toMatchObject({ to: name });
    }
  });
  test('shows people no JSON: every shape says how it is seen and changed, or what shows it instead', () => {
    if (entity.internal) return;
    const bare = Object.entries(entity.fields).filter(
      ([, f]) => f.type === 'json' && !f.secret && f.shape === undefined && f.drawn === undefined,
    );
    expect(bare.map(([field]) => field)).toEqual([]);
    // What people have to fill in has a way to be filled in.
    const unfilled = Object.entries(entity.fields).filter(
      ([, f]) => f.type === 'json' && f.required && !f.secret && !f.readOnly && !f.shape && entity.menu,
    );
    expect(unfilled.map(([field]) => field)).toEqual([]);
  });
  test('survives a JSON round trip', () => expect(JSON.parse(JSON.stringify(entity))).toEqual(entity));
});

const configuration = catalogue.entities.filter((one) => one.configuration).map((one) => [one.name, one] as const);
test.each(configuration)(
  '%s is configuration: it can be found again in another tenant, and needs no proof to be written',
  (_, entity) => {
    const fields = allFields(entity);
    const key = naturalKey(entity) ?? [];
    expect(key.length).toBeGreaterThan(0);
    for (const field of key.map((one) => fields[one])) {
      // A key that rules work out follows from fields that travel.
      expect(field && (field.derived === true || travels(field))).toBe(true);
      if (field && 'to' in field) expect(naturalKey(catalogue.entity(field.to))).toBeDefined();
    }
    for (const [field, spec] of Object.entries(entity.fields))
      if (spec.required && 'to' in spec)
        expect([field, naturalKey(catalogue.entity(spec.to))]).not.toEqual([field, undefined]);
    expect([entity.proof, entity.internal, entity.neverUpdated, entity.scope]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  },
);

test('the same word of a state has the same colour, wherever it stands', () => {
  const tones = new Map<string, Map<string, string[]>>();
  for (const entity of catalogue.entities)
    for (const [name, field] of Object.entries(entity.fields)) {
      if (field.type !== 'lifecycle') continue;
      for (const { label, tone = 'neutral' } of Object.values(field.states)) {
        const word = tones.get(label.toLowerCase()) ?? new Map<string, string[]>();
        tones.set(label.toLowerCase(), word);
        word.set(tone, [...(word.get(tone) ?? []), `${entity.name}.${name}`]);
      }
    }
  const mixed = [...tones].filter(([, of]) => of.size > 1).map(([word, of]) => [word, Object.fromEntries(of)]);
  expect(mixed).toEqual([]);
});

test('menu and permission settings begin with their role, and what a record begins with is a relation that it needs', () => {
  const begun = catalogue.entities.filter(({ begins }) => begins !== undefined);
  expect(begun.map(({ name, begins }) => `${name}.${begins}`)).toEqual(
    expect.arrayContaining(['permissionSetting.role', 'smartMenuSetting.role']),
  );
  for (const { name, begins = '', fields } of begun)
    expect([name, fields[begins]?.type, fields[begins]?.required]).toEqual([name, 'ref', true]);
});

test('a list that looks ahead does so by a date, and what stands in for a column is another field of it', () => {
  const ahead = catalogue.entities.filter((entity) => entity.ahead !== undefined);
  for (const { name, ahead: field = '', sort = '' } of ahead) {
    const types = [field, sort.split(',')[0] ?? ''].map((one) => catalogue.entity(name).fields[one]?.type);
    expect([name, types.every((type) => type === 'date' || type === 'dateTime')]).toEqual([name, true]);
  }
  expect(ahead.length).toBeGreaterThan(3);
  for (const { name, list = [], instead = {}, fields } of catalogue.entities)
    for (const [column, other] of Object.entries(instead))
      expect([name, list.includes(column), list.includes(other), other in fields]).toEqual([name, true, false, true]);
});

test('whoever may not read confidential assignments reads nothing of them', () => {
  const isOpen = (filter: Filter | true): boolean =>
    filter !== true &&
    ('all' in filter
      ? filter.all.some(isOpen)
      : 'field' in filter && filter.field === 'caseDetail.confidential' && filter.value === false);
  // What a client is billed it sees whole; documents name their readers; notices and requests are the reader's own.
  const whole = new Set(['invoice', 'document', 'notification', 'initiation']);
  const told = catalogue.entities.filter(({ name, fields }) => fields.caseDetail && !whole.has(name));
  const reads = told.flatMap((entity) => {
    const read = allowanceFor(entity, { roles: ['client'] }).deeds.read;
    return read === undefined ? [] : [[entity.name, isOpen(read)] as const];
  });
  expect(reads.filter(([, holds]) => !holds)).toEqual([]);
  expect(reads.length).toBeGreaterThan(3);
});

test('every refusal that an action announces is declared', () => {
  const announced = catalogue.actions.flatMap((a) => (a.refusals ?? []).map((code) => `${a.on}.${a.name} ${code}`));
  expect(announced.filter((line) => !catalogue.refusals.has(line.split(' ')[1] ?? ''))).toEqual([]);
});
