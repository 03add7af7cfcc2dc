import type { makeContext } from '@homeport/engine';
import { allFields, type Entity, type Field, idIn, isRefusal, type Values, wireName } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { toldNotices, weightOf } from '@homeport/model/notifications';
import { dataOption } from '@homeport/model/reference';
import { travelDocumentTypes } from '@homeport/model/travel';
import { organisationSamples } from './organisation-samples.ts';

type Ctx = ReturnType<typeof makeContext>;
let count = 0;
let limits = 0;
let notices = 0;
/** Notices of which every way may be closed. */
const told = toldNotices(catalogue).filter((one) => weightOf(one) === undefined);

/** What cannot be guessed from a declaration: values that an entity's own rules ask for. */
const particular: Readonly<Record<string, (n: number, ctx: Ctx, given: Values) => Values | Promise<Values>>> = {
  // A relocation file is that of its assignee.
  caseDetail: async (_, ctx, given) => {
    if (typeof given.caseMaster === 'string') {
      const found = await ctx.records(catalogue.entity('caseMaster')).get(given.caseMaster);
      return isRefusal(found) || given.assignee ? {} : { assignee: idIn(found.assignee) };
    }
    const assignee = given.assignee ?? (await make(ctx, 'person')).id;
    return { assignee, caseMaster: (await make(ctx, 'caseMaster', { assignee })).id };
  },
  audience: (n) => ({ kind: 'OFFICE', value: `Law ${n}` }),
  document: async (_, ctx) => ({ category: 'LIBRARY', librarySection: (await make(ctx, 'librarySection')).id }),
  requiredDocument: () => ({ kind: 'UPLOAD', category: 'OTHER', documentType: 'OTHER' }),
  bankDetails: () => ({
    accountCountry: 'DE',
    currency: 'EUR',
    iban: 'DE89370400440532013000',
    accountNumber: '0532013000',
    swiftCode: 'COBADEFF',
  }),
  companyAccount: () => ({
    accountCountry: 'FR',
    currency: 'EUR',
    iban: 'FR7630006000011234567890189',
    swiftCode: 'AGRIFRPP',
  }),
  // One per notice: each has its turn.
  noticeSetting: () => {
    notices += 1;
    const { event, place } = told[notices % told.length] as (typeof told)[number];
    return { event: event.name, place, subjectEn: 'News', bodyEn: 'Something has changed.' };
  },
  permissionSetting: () => ({ about: 'caseType' }),
  ssoSetup: (n) => ({ protocol: 'OIDC', issuer: `https://law-${n}.example`, clientId: `law-${n}` }),
  // One per type: each has its turn.
  documentLimit: () => {
    const types = Object.keys(travelDocumentTypes);
    limits += 1;
    return { type: types[limits % types.length] as string };
  },
  diaryEntry: () => ({ locationType: 'HOST', purpose: 'BUSINESS_TRIP' }),
  timeZone: (n) => ({ name: zoneNumber(n) }),
  trip: () => ({ purpose: 'BUSINESS_TRIP' }),
  exchangeRate: (n) => ({ fromCurrency: 'USD', toCurrency: 'EUR', rate: '0.9', effectiveDate: dayNumber(n) }),
  caseExpense: () => ({ amount: '12.50', currency: 'EUR', expenseDate: '2026-03-02' }),
  caseExpenseBatch: () => ({ currency: 'EUR' }),
  // Spans that never overlap, and amounts on one side.
  financialPeriod: (n) => ({ startDate: dayNumber(n), endDate: dayNumber(n) }),
  financialTransaction: async (_, ctx, given) => booked(ctx, given, 'financialPeriod', 'transactionDate'),
  caseActualCost: async (_, ctx, given) => booked(ctx, given, 'postingPeriod', 'effectiveDate'),
  pricingMatrix: (n) => ({ fromQuantity: n, toQuantity: n }),
  publicHoliday: (n) => ({ day: dayNumber(n) }),
  serviceFee: () => ({ amount: '10' }),
  clientAccountEntry: () => ({ credit: '10' }),
  creditNote: async (_, ctx) => ({ invoice: (await approvedInvoice(ctx)).id }),
  creditNoteLine: () => ({ amount: '1' }),
  timelineItem: async (_, ctx) => ({
    phase: await knownOption(ctx, 'CASE_PHASE', 'MOVE'),
    timelineGrp: await knownOption(ctx, 'TIMELINE_GROUP', 'MOVE'),
  }),
  page: () => ({
    definition: {
      steps: [
        {
          code: 'one',
          title: 'One',
          sections: [{ code: 'first', fields: [{ code: 'answer', type: 'text', label: 'Answer' }] }],
        },
      ],
    },
  }),
  pageRule: () => ({ rule: { effects: [{ do: 'require', of: ['answer'] }] } }),
  notificationEvent: () => ({ about: 'company', toCreator: true }),
  notificationEventCondition: () => ({ value: 'Law' }),
  dataQueryCondition: () => ({ value: 'Law' }),
  businessRuleCondition: () => ({ value: 'Law' }),
  user: (n) => ({ login: `law.user.${n}` }),
  tenant: (n) => ({ kind: 'CLIENT', subDomain: `law-${n}` }),
};
/**
 * A name that every clock knows and no list has: those of the standards are there already, and clocks do not ask which letters
 * are capitals. The number says in binary which ones are.
 */
const zoneNumber = (n: number): string => {
  let bits = n;
  return 'America/Argentina/Buenos_Aires'.replace(/(?<!^)[a-z]/g, (letter) => {
    const isCapital = bits % 2 === 1;
    bits = Math.floor(bits / 2);
    return isCapital ? letter.toUpperCase() : letter;
  });
};
const dayNumber = (n: number): string => Temporal.PlainDate.from('2020-01-01').add({ days: n }).toString();

/** A day within the period that something is booked in: the given one, or one of its own. */
async function booked(ctx: Ctx, given: Values, period: string, day: string): Promise<Values> {
  const id = given[period];
  if (typeof id !== 'string') {
    const made = await make(ctx, 'financialPeriod');
    return { [period]: made.id, [day]: made.startDate };
  }
  const found = await ctx.records(catalogue.entity('financialPeriod')).get(id);
  return { [day]: isRefusal(found) ? undefined : found.startDate };
}

/** Only an invoice that was approved can be credited. */
async function approvedInvoice(ctx: Ctx): Promise<{ id: string }> {
  const made = await make(ctx, 'invoice', { externalReference: 'Law' });
  await make(ctx, 'invoiceLine', { invoice: made.id, unitAmount: '1000' });
  for (const step of ['issue', 'approve']) {
    const moved = await ctx.records(catalogue.entity('invoice')).move(made.id, `status.${step}`);
    if (isRefusal(moved)) throw new Error(`an invoice cannot be approved: ${JSON.stringify(moved)}`);
  }
  return made;
}

/** A code of a pick list of the tenant, put there when it is not. */
async function knownOption(ctx: Ctx, optionTypeCode: string, code: string): Promise<string> {
  const dataOption = catalogue.entity('dataOption');
  const filter = {
    all: [
      { field: 'optionTypeCode', op: 'eq', value: optionTypeCode },
      { field: 'code', op: 'eq', value: code },
    ],
  } as const;
  if ((await ctx.records(dataOption).count(filter)) === 0)
    await make(ctx, dataOption, { optionTypeCode, code, name: code });
  return code;
}

/** Input for a record of an entity, with its parents made on the way; `given` wins. Acts as the given context. */
async function sample(ctx: Ctx, entity: Entity, given: Values = {}): Promise<Values> {
  count += 1;
  const values: Values = {};
  for (const [name, field] of Object.entries(allFields(entity))) {
    const wire = wireName(name, field);
    const isWanted = field.required && !field.derived && field.type !== 'lifecycle' && name in entity.fields;
    if (isWanted && !(wire in given)) values[wire] = await guess(ctx, field, count);
  }
  return {
    ...values,
    ...(await particular[entity.name]?.(count, ctx, given)),
    ...(await organisationSamples[entity.name]?.(count, (name, more) => make(ctx, name, more))),
    ...given,
  };
}

/** A stored record of an entity, with its parents. Throws when the rules refuse it. */
export async function make(
  ctx: Ctx,
  entity: Entity | string,
  given: Values = {},
): Promise<Values & { id: string; version: number }> {
  const declared = typeof entity === 'string' ? catalogue.entity(entity) : entity;
  const values = await inputFor(ctx, declared, given);
  const made = await ctx.records(declared).create(values as never);
  if (isRefusal(made)) throw new Error(`a ${declared.name} cannot be made: ${JSON.stringify(made)}`);
  return made as never;
}

/** The input of a record that the rules accept: its parents are there, and so are the options it names. */
export async function inputFor(ctx: Ctx, entity: Entity, given: Values = {}): Promise<Values> {
  const values = await sample(ctx, entity, given);
  await offerOptions(ctx, entity, values);
  return values;
}

const offered = new Set<string>();
/** Codes of pick lists are checked against the tenant's; a tenant of a test begins without any. */
async function offerOptions(ctx: Ctx, entity: Entity, values: Values): Promise<void> {
  for (const [name, field] of Object.entries(entity.fields)) {
    const code = values[name];
    if (field.type !== 'option' || field.choices || typeof code !== 'string') continue;
    const key = `${ctx.tenant} ${field.optionType} ${code}`;
    if (offered.has(key)) continue;
    offered.add(key);
    // One that is there already is as good.
    await ctx.records(dataOption).create({ optionTypeCode: field.optionType as string, code, name: code });
  }
}

/** A code of each list of the world. */
const named: Readonly<Record<string, string>> = {
  language: 'fr',
  country: 'FR',
  currency: 'EUR',
  timeZone: 'Europe/Paris',
};
async function guess(ctx: Ctx, field: Field, n: number): Promise<unknown> {
  // What is said of other records is judged: this is a field that many of them have.
  if ('offers' in field && field.offers?.what === 'path') return 'name';
  if ('names' in field && field.names) return named[field.names.what] ?? 'caseType';
  switch (field.type) {
    case 'ref':
    case 'person':
    case 'file':
    case 'image':
      return (await make(ctx, field.to)).id;
    case 'code':
      return `LAW-${n}`;
    case 'option':
      return field.choices ? Object.keys(field.choices)[0] : 'OTHER';
    case 'whole':
      return field.min ?? 1;
    case 'decimal':
    case 'percentage':
      return String(Math.max(1, field.min ?? 1));
    case 'money':
      return '10';
    case 'currency':
      return 'EUR';
    case 'country':
      return 'FR';
    case 'date':
      return '2026-03-02';
    case 'dateTime':
      return '2026-03-02T10:00:00Z';
    case 'yesNo':
      return true;
    case 'email':
      return `law.${n}@example.org`;
    case 'phone':
      return '+33123456789';
    case 'address':
      return { town: 'Lyon', country: 'FR' };
    case 'json':
      return {};
    default:
      return `Law ${n}`;
  }
}
