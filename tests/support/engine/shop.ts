import {
  bankPart,
  type Catalogue,
  choice,
  code,
  currency,
  date,
  defineAction,
  defineCatalogue,
  defineEntity,
  defineRefusals,
  defineRoute,
  defineRules,
  derived,
  Exact,
  lifecycle,
  longText,
  money,
  ref,
  refs,
  text,
  whole,
  yesNo,
} from '@homeport/grammar';

/** A small shop for the tests of what serves a catalogue: rules with facts, guards, named actions, calls of every kind. */
const user = defineEntity({
  name: 'user',
  label: 'User',
  plural: 'Users',
  title: ['name'],
  fields: { name: text('Name', { required: true }) },
  access: { clerk: { do: 'everything' } },
});

const customer = defineEntity({
  name: 'customer',
  label: 'Customer',
  plural: 'Customers',
  title: ['name'],
  search: ['name'],
  sort: 'name,asc',
  unique: [{ fields: ['number'] }],
  fields: {
    name: text('Name', { required: true, max: 100 }),
    number: code('Number', { required: true, max: 20 }),
    limit: money('Credit limit', { min: 0 }),
    currency: currency('Currency', { initial: 'EUR' }),
    iban: bankPart('IBAN', 'iban'),
    secretHint: text('Hint', { secret: true }),
    isKnown: yesNo('Known', { initial: false, readOnly: true }),
  },
  access: {
    clerk: { do: 'everything', kinds: ['bank'] },
    buyer: { do: ['read'], where: { field: 'id', op: 'eq', value: '$me.person' }, hide: ['limit'], kinds: ['bank'] },
    chief: { do: ['read'], kinds: ['bank'] },
  },
});

const order = defineEntity({
  name: 'order',
  label: 'Order',
  plural: 'Orders',
  title: ['reference'],
  needsVersion: true,
  unique: [{ fields: ['reference'], refusal: 'shop.sameReference' }],
  fields: {
    customer: ref('Customer', 'customer', { required: true, wire: 'id' }),
    reference: code('Reference', { required: true, max: 20, fixed: true }),
    amount: money('Amount', { required: true, min: 0 }),
    currency: currency('Currency', { initial: 'EUR' }),
    fee: derived(money('Fee')),
    due: date('Due'),
    note: longText('Note', { max: 500 }),
    tags: refs('Tags', 'tag'),
    paidWith: text('Paid with', { readOnly: true }),
    status: lifecycle('Status', {
      initial: 'DRAFT',
      states: {
        DRAFT: { label: 'Draft', editable: true, deletable: true },
        SUBMITTED: { label: 'Submitted' },
        APPROVED: { label: 'Approved' },
        PAID: { label: 'Paid', final: true },
        DROPPED: { label: 'Dropped', final: true },
      },
      transitions: {
        submit: { label: 'Submit', from: ['DRAFT'], to: 'SUBMITTED', by: ['buyer', 'clerk'] },
        approve: { label: 'Approve', from: ['SUBMITTED'], to: 'APPROVED', by: ['chief'], needs: ['isSmall'] },
        pay: { label: 'Pay', from: ['APPROVED'], to: 'PAID', by: ['clerk'] },
        expire: { label: 'Expire', from: ['DRAFT'], to: 'DROPPED', by: [], system: true },
      },
    }),
  },
  access: {
    clerk: { do: 'everything' },
    chief: { do: ['read'] },
    buyer: { do: ['read', 'create', 'update', 'delete'], where: { field: 'customer', op: 'eq', value: '$me.person' } },
  },
});

const tag = defineEntity({
  name: 'tag',
  label: 'Tag',
  plural: 'Tags',
  title: ['name'],
  paths: ['label'],
  canDeactivate: true,
  unique: [{ fields: ['name'] }],
  fields: {
    name: text('Name', { required: true, max: 40 }),
    color: choice('Color', { RED: 'Red', BLUE: 'Blue' }),
    weight: whole('Weight', { min: 0, max: 100 }),
  },
  access: { clerk: { do: 'everything' }, buyer: { do: ['read'] }, chief: { do: ['read'] } },
});

const ledger = defineEntity({
  name: 'ledger',
  label: 'Ledger',
  plural: 'Ledgers',
  internal: true,
  title: ['line'],
  fields: { line: text('Line', { required: true }) },
  access: {},
});

const refusals = defineRefusals('shop', {
  sameReference: { kind: 'conflict', text: 'There is an order {reference} already.' },
  overLimit: { kind: 'invalid', text: '{label} is above the limit of {limit}.' },
  tooBig: { kind: 'notAllowed', text: 'Orders above 1,000 need the board.' },
  noMoney: { kind: 'conflict', text: 'There is not enough money.' },
});

const rules = defineRules(order, {
  derive: (record) => ({ fee: new Exact(record.amount ?? 0).mul('0.1').toFixed() }),
  check: (record, _before, facts) =>
    facts.limit !== null && facts.limit !== undefined && new Exact(record.amount).gt(String(facts.limit))
      ? [refusals.overLimit({ limit: String(facts.limit), label: 'Amount' }, 'amount')]
      : [],
  guards: { isSmall: (record) => (new Exact(record.amount).gt(1000) ? refusals.tooBig() : undefined) },
});

const pay = defineAction({
  name: 'payOut',
  on: order,
  label: 'Pay out',
  input: { means: text('Means', { required: true, max: 20 }), tag: ref('Tag', 'tag') },
  transition: 'status.pay',
  proof: 'freshSignIn',
  once: true,
  refusals: ['shop.noMoney'],
});
const remind = defineAction({
  name: 'remind',
  on: order,
  label: 'Remind',
  input: {},
  answer: { sentTo: text('Sent to') },
  by: ['clerk'],
});
const countAll = defineAction({
  name: 'countAll',
  on: order,
  scope: 'collection',
  label: 'Count',
  input: { least: money('Least') },
  answer: { count: whole('Count') },
  by: ['clerk', 'chief'],
});

const hello = defineRoute<{ hello: string }>()({
  name: 'hello',
  label: 'Hello',
  method: 'GET',
  path: 'hello',
  who: 'anyone',
  query: { name: text('Name', { max: 40 }) },
  answer: { hello: text('Hello') },
});
const enter = defineRoute<{ token: string }>()({
  name: 'enter',
  label: 'Enter',
  method: 'POST',
  path: 'auth/enter',
  who: 'anyone',
  limit: 'signIn',
  body: { name: text('Name', { required: true }), secret: text('Secret', { required: true }) },
  answer: { token: text('Token') },
});
const whoAmI = defineRoute<{ name: string }>()({
  name: 'whoAmI',
  label: 'Who am I',
  method: 'GET',
  path: 'user/me',
  who: 'signedIn',
  answer: { name: text('Name') },
});
const credit = defineRoute<{ id: string }>()({
  name: 'credit',
  label: 'Credit',
  method: 'POST',
  path: 'credit',
  who: ['chief'],
  once: true,
  body: {
    customer: ref('Customer', 'customer', { required: true, wire: 'id' }),
    amount: money('Amount', { required: true }),
  },
  answer: { id: text('Id') },
});
const store = defineRoute<{ size: number; name: string; share: string }>()({
  name: 'storeFile',
  label: 'Store',
  method: 'POST',
  path: 'file-storage',
  who: 'signedIn',
  upload: true,
  body: { share: text('Share') },
  answer: { size: whole('Size'), name: text('Name'), share: text('Share') },
});
const fetchFile = defineRoute()({
  name: 'fetchFile',
  label: 'Fetch',
  method: 'GET',
  path: 'file-storage/{id}/raw',
  who: 'signedIn',
  raw: true,
});
const crash = defineRoute()({ name: 'crash', label: 'Crash', method: 'GET', path: 'crash', who: 'signedIn' });

export const shop = {
  user,
  customer,
  order,
  tag,
  ledger,
  refusals,
  pay,
  remind,
  countAll,
  hello,
  enter,
  whoAmI,
  credit,
  store,
  fetchFile,
  crash,
} as const;

export const shopCatalogue: Catalogue = defineCatalogue([
  {
    name: 'shop',
    entities: [user, customer, order, tag, ledger],
    actions: [pay, remind, countAll],
    routes: [hello, enter, whoAmI, credit, store, fetchFile, crash],
    events: [],
    refusals: [refusals],
    rules: [rules],
    screens: [],
  },
]);
