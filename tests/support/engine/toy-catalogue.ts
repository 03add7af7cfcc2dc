import {
  address,
  bankPart,
  type Catalogue,
  choice,
  code,
  coordinates,
  country,
  currency,
  date,
  dateRange,
  dateTime,
  decimal,
  defineAction,
  defineCatalogue,
  defineEntity,
  derived,
  email,
  file,
  image,
  json,
  lifecycle,
  longText,
  money,
  option,
  percentage,
  person,
  phone,
  ref,
  refs,
  richText,
  text,
  whole,
  yesNo,
} from '@homeport/grammar';

const full = { boss: { do: 'everything', kinds: ['bank'] } } as const;

/** A small business for the engine's own tests: every field type, two lifecycles on one record, filters of every kind. */
const personEntity = defineEntity({
  name: 'person',
  label: 'Person',
  plural: 'Persons',
  title: ['firstName', 'lastName'],
  search: ['firstName', 'lastName'],
  alike: ['firstName', 'lastName'],
  sort: 'lastName,asc',
  indexes: [['team']],
  fields: {
    firstName: text('First name', { required: true, max: 100 }),
    lastName: text('Last name', { required: true, max: 100 }),
    salary: money('Salary'),
    currency: currency('Currency'),
    team: ref('Team', 'team'),
  },
  access: {
    ...full,
    // A worker sees only people of no team; a reader everybody, but no salaries.
    worker: { do: ['read'], where: { field: 'team', op: 'null' } },
    reader: { do: ['read'], hide: ['salary'] },
  },
});

const userEntity = defineEntity({
  name: 'user',
  label: 'User',
  plural: 'Users',
  title: ['name'],
  fields: { name: text('Name', { required: true }), passwordHash: text('Hash', { secret: true, max: 200 }) },
  access: full,
});

const attachmentEntity = defineEntity({
  name: 'attachment',
  label: 'Attachment',
  plural: 'Attachments',
  title: ['name'],
  fields: { name: text('File name', { required: true }) },
  access: { ...full, worker: { do: ['read'] }, reader: { do: ['read'] } },
});

const team = defineEntity({
  name: 'team',
  label: 'Team',
  plural: 'Teams',
  title: ['lead'],
  indexes: [['lead']],
  canDeactivate: true,
  unique: [{ fields: ['code'], refusal: 'toy.sameTeam' }],
  fields: { code: code('Code', { required: true }), lead: person('Lead'), budget: money('Budget') },
  access: { ...full, reader: { do: ['read'] } },
});

const color = defineEntity({
  name: 'color',
  label: 'Color',
  plural: 'Colors',
  scope: 'global',
  title: ['name'],
  unique: [{ fields: ['code'] }],
  fields: { code: code('Code', { required: true }), name: text('Name', { required: true }) },
  access: { ...full, worker: { do: ['read'] } },
});

const project = defineEntity({
  name: 'project',
  label: 'Project',
  plural: 'Projects',
  title: ['name', 'reference'],
  search: ['name', 'summary'],
  list: ['name', 'owner', 'sponsor', 'team', 'status'],
  indexes: [['status'], ['owner', 'status'], ['owner'], ['team']],
  unique: [{ fields: ['reference'] }, { fields: ['priority'], when: 'isMain', refusal: 'toy.twoMain' }],
  fields: {
    name: text('Name', { required: true, max: 100 }),
    summary: longText('Summary'),
    story: richText('Story'),
    reference: code('Reference', { required: true }),
    priority: whole('Priority', { min: 0, max: 9 }),
    factor: decimal('Factor', { decimals: 3 }),
    share: percentage('Share', { min: 0, max: 100 }),
    amount: money('Amount', { min: 0 }),
    currency: currency('Currency', { initial: 'EUR' }),
    due: date('Due'),
    startsAt: dateTime('Starts'),
    period: dateRange('Period'),
    isMain: yesNo('Main', { initial: false }),
    kind: option('Kind', 'PROJECT_KIND'),
    size: choice('Size', { S: 'Small', L: 'Large' }),
    owner: person('Owner'),
    sponsor: ref('Sponsor', 'person', { wire: 'id', onDelete: 'clear' }),
    team: ref('Team', 'team'),
    tint: ref('Tint', 'color'),
    members: refs('Members', 'person'),
    land: country('Land'),
    site: address('Site'),
    phone: phone('Phone'),
    email: email('E-mail'),
    account: bankPart('Account', 'accountNumber'),
    iban: bankPart('IBAN', 'iban'),
    contract: file('Contract'),
    cover: image('Cover'),
    place: coordinates('Place'),
    extra: json('Extra'),
    total: derived(money('Total')),
    secretNote: text('Secret note', { secret: true }),
    status: lifecycle('Status', {
      initial: 'DRAFT',
      states: {
        DRAFT: { label: 'Draft', editable: true, deletable: true },
        OPEN: { label: 'Open', editable: true },
        DONE: { label: 'Done', final: true },
      },
      transitions: {
        open: { label: 'Open', from: ['DRAFT'], to: 'OPEN', by: ['boss', 'worker'] },
        finish: {
          label: 'Finish',
          from: ['OPEN'],
          to: 'DONE',
          by: ['boss'],
          where: { field: 'owner', op: 'ne', value: '$me.person' },
        },
        expire: { label: 'Expire', from: ['OPEN'], to: 'DONE', by: [], system: true },
      },
    }),
    billing: lifecycle('Billing', {
      initial: 'NONE',
      states: { NONE: { label: 'None', editable: true, deletable: true }, BILLED: { label: 'Billed', final: true } },
      transitions: { bill: { label: 'Bill', from: ['NONE'], to: 'BILLED', by: ['boss'] } },
    }),
  },
  access: {
    ...full,
    worker: {
      do: ['read', 'create', 'update', 'delete'],
      where: { field: 'owner', op: 'eq', value: '$me.person' },
      hide: ['amount'],
      kinds: ['bank'],
    },
    reader: { do: ['read'], hide: ['iban'], kinds: ['bank'] },
    // Sees what their colleague's team leads, over two relations; changes drafts only.
    lead: [{ do: ['read'], where: { field: 'team.lead', op: 'eq', value: '$me.person' }, kinds: ['bank'] }],
    deputy: { do: ['read'], where: { field: 'createdBy', op: 'in', value: '$me.delegators' }, kinds: ['bank'] },
    writer: { do: ['create'], kinds: ['bank'] },
    // Everything here, nothing elsewhere.
    chief: { do: 'everything', kinds: ['bank'] },
  },
});

const note = defineEntity({
  name: 'note',
  label: 'Note',
  plural: 'Notes',
  title: ['body'],
  neverUpdated: true,
  fields: {
    project: ref('Project', 'project', { required: true, wire: 'id', onDelete: 'cascade' }),
    body: text('Body', { required: true, max: 500 }),
  },
  access: {
    ...full,
    worker: { do: ['read', 'create'], where: { field: 'project.owner', op: 'eq', value: '$me.person' } },
  },
});

const review = defineAction({
  name: 'review',
  on: project,
  label: 'Review',
  input: { remark: text('Remark') },
  by: ['reader', 'boss'],
  where: { field: 'priority', op: 'gte', value: 5 },
});
const close = defineAction({ name: 'close', on: project, label: 'Close', input: {}, transition: 'status.finish' });

export const toy = {
  person: personEntity,
  user: userEntity,
  attachment: attachmentEntity,
  team,
  color,
  project,
  note,
} as const;

export const toyCatalogue: Catalogue = defineCatalogue([
  {
    name: 'toy',
    entities: [personEntity, userEntity, attachmentEntity, team, color, project, note],
    actions: [review, close],
    routes: [],
    events: [],
    refusals: [],
    rules: [],
    screens: [],
  },
]);
