import { allFields, type Entity, type Field, isListed, languageCodes, listedName } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { expect, test } from 'vitest';

/** Words of labels that speak of what there is a list of: of the world, or of the company's own. */
const listed =
  /\b(?:languages?|countr(?:y|ies)|taxable in|nationality|currency|time zone|unit|provider|vendor|payroll provider|office|legal entity|carrier|insurer|port|airport|warehouse|employer|company|agent|landlord|region|fields?|records|entity|applies to|page|document|template|dashboard|menu|role|query|report|workflow|survey|policy)\b/i;

/** Fields whose words say so, and which are typed all the same, with the reason. */
const reviewed: Readonly<Record<string, string>> = {
  'role.servicePageView': 'the name of a view that the company’s own pages know, of which there is no list',
  'serviceType.servicePage': 'the name of a page that the company’s own pages know, of which there is no list',
  'tenant.confirmationFieldsForBankDetailsSettings': 'names of fields of another record, checked when they are saved',
  'caseContact.company': 'whom a contact works for: airlines, schools, authorities and others that nobody lists',
  'sharePlan.company': 'the issuer of the shares, a listed company outside',
  'workPermit.employer': 'as the permit has it, letter by letter',
  'freight.carrier': 'the line or airline behind the mover, of which there is no list',
  'petTransport.carrier': 'the airline behind the agent, of which there is no list',
  'insuranceCover.insurer': 'the underwriter behind the broker, of which there is no list',
  'homeSale.listingAgent': 'an estate agent on the spot, used once',
  'lease.landlordName': 'a private person most of the time; the party is beside it',
  'property.landlordName': 'a private person most of the time; the party is beside it',
  'tenancyManagement.landlordContact': 'a private person',
  'location.airportCode': 'IATA code of the place, part of its own master data',
  'location.state': 'states and regions have no list in the world',
  'office.region': 'the company’s own division of the world',
  'dataCenter.region': 'a name given by the operator of the data center',
  'audience.value': 'what it means depends on the kind of audience',
};

/** A field that people fill in as plain text. */
const isTyped = (field: Field): boolean =>
  field.type === 'text' && !field.derived && !field.readOnly && !field.names && !field.offers && !field.place;
const typed = (entity: Entity): string[] =>
  entity.internal
    ? []
    : Object.entries(entity.fields).flatMap(([name, field]) =>
        isTyped(field) && !isNameOrNumber(name) && listed.test(field.label) ? [`${entity.name}.${name}`] : [],
      );
/** What a record of such a list is called, numbered or written to is its own. */
const isNameOrNumber = (name: string): boolean =>
  /(?:^name|name(?:Es|Fr|En)$|Name$|number|Number|code$)/.test(name) && !/(?:landlord|provider)/i.test(name);

test('what exists as a list is chosen from it, or is typed for a reason', () => {
  const found = catalogue.entities.flatMap(typed);
  expect(found.filter((one) => !Object.hasOwn(reviewed, one))).toEqual([]);
  // A reason that nothing needs any more is taken out.
  expect(Object.keys(reviewed).filter((one) => !found.includes(one))).toEqual([]);
});
test('a language that is typed would be noticed', () => {
  const person = catalogue.entity('person');
  const before = { ...person, fields: { ...person.fields, language: { type: 'text', label: 'Language' } } } as Entity;
  expect(typed(before)).toEqual(['person.language']);
});
test('values that a field starts with stand on its list', () => {
  for (const entity of catalogue.entities)
    for (const [name, field] of Object.entries(allFields(entity))) {
      const what = 'names' in field ? field.names?.what : undefined;
      if ((what === 'language' || what === 'country' || what === 'currency' || what === 'timeZone') && field.initial)
        expect([name, isListed(what, String(field.initial))]).toEqual([name, true]);
    }
});
test.each(['en', 'es', 'fr'])('every language of the list has one name of its own (%s)', (locale) => {
  const names = languageCodes.map((code) => listedName('language', code, locale));
  expect(names.filter((name) => name === undefined)).toEqual([]);
  const twice = names.filter((name, i) => names.indexOf(name) !== i);
  expect(twice).toEqual([]);
});
