import type { Initiation } from '@homeport/model/initiations';

export type StepId = 'employee' | 'family' | 'route' | 'terms' | 'services' | 'check';
type Values = Readonly<Record<string, unknown>>;

type Extent = Initiation['extent'];
const extents: readonly NonNullable<Extent>[] = ['FULL', 'IMMIGRATION', 'TAX', 'SHORT_STAY', 'BUSINESS_TRIP'];
/** How much is asked for, by what is typed. */
export const extentOf = ({ extent }: Values): NonNullable<Extent> => extents.find((one) => one === extent) ?? 'FULL';

/** The steps of a request; a light one needs who, where and when, and its services follow. */
export const stepsOf = (extent: Extent): readonly StepId[] =>
  extent === null || extent === 'FULL'
    ? ['employee', 'family', 'route', 'terms', 'services', 'check']
    : ['employee', 'check'];

const isLight = (values: Values): boolean => extentOf(values) !== 'FULL';
const isKnown = (values: Values): boolean => Boolean(values.employee);

/** The fields of a step, by name. Of somebody who is known only what is not known is asked. */
export function fieldsOf(step: StepId, values: Values): readonly string[] {
  const person = isKnown(values) ? [] : ['firstName', 'lastName', 'email'];
  switch (step) {
    case 'employee':
      return isLight(values)
        ? [
            'extent',
            'employee',
            ...person,
            ...(isKnown(values) && values.homeCountry ? [] : ['homeCountry']),
            'hostCountry',
            'startDate',
          ]
        : ['extent', 'employee', ...person, 'confidential'];
    case 'route':
      return ['homeCountry', 'hostCountry', 'hostTown', 'startDate', 'endDate'];
    case 'terms':
      return [
        'caseType',
        'policy',
        'relocationPackage',
        'manager',
        'office',
        'costCenter',
        'project',
        'budget',
        'currency',
        'businessReason',
      ];
    case 'services':
      return ['serviceBundle', 'servicePacks', 'services'];
    default:
      return [];
  }
}

/** What has to be there before the next step, though a draft may lack it. */
export const needed: ReadonlySet<string> = new Set([
  'firstName',
  'lastName',
  'homeCountry',
  'hostCountry',
  'startDate',
]);
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The fields of a step that have to be filled in before the next one, and are not; by name. */
export const missingIn = (step: StepId, values: Values): readonly string[] =>
  fieldsOf(step, values).filter((name) => needed.has(name) && isEmpty(values[name]));

/** Nothing was asked for: neither services nor packs, a bundle or a package that would bring some. */
export const hasNoService = ({ services, servicePacks, serviceBundle, relocationPackage, policy }: Values): boolean =>
  [services, servicePacks, serviceBundle, relocationPackage, policy].every(isEmpty);

/** Steps whose fields are all there; the first that is not, is as far as one gets. */
export const reachable = (steps: readonly StepId[], values: Values): readonly StepId[] => {
  const stop = steps.findIndex((step) => missingIn(step, values).length > 0);
  return stop < 0 ? steps : steps.slice(0, stop + 1);
};

/** Nobody typed yet; whoever is named moves along unless it is said otherwise. */
export const newMember: Values = { accompanies: true };

/** Whether somebody of the family is being typed: something stands there that an empty form does not hold. */
export const isSomebodyTyped = (typed: Values): boolean =>
  Object.entries(typed).some(([name, value]) => (name === 'accompanies' ? value !== true : !isEmpty(value)));

/** How many a request says that move along, where it names nobody; none is left of it once all who were named are taken out again. */
export const saidSize = (said: unknown, isEmptied = false): number =>
  isEmptied || typeof said !== 'number' ? 0 : said;
