import { allowanceFor, type Entity, type Field, grantsOf, kindOfData } from '@homeport/grammar';
import { catalogue, type RoleKey, roles } from '@homeport/model';
import { expect, test } from 'vitest';
import { kindsOfData, speaksOfNobody } from './kinds-of-data.data.ts';

/*
 * Pay, bank accounts, health and papers of identity are granted by name. Who reads which of them is reviewed in the file
 * beside this one; lists, search, filters, totals, files, imports, history and traces all ask the same rights.
 */
const speaking = {
  pay: /salar|wage|remunerat|(gross|net|minimum|maximum)Pay$|annualAmount|taxWithheld|socialSecurity$/i,
  bank: /iban|accountNumber|accountEnding|swiftCode|sortCode|routingNumber/i,
  health: /health|medical|allerg|disabilit|pregnan|illness/i,
  identity: /identityNumber|passportNumber|permitNumber|documentNumber|nationalId/i,
} as const;
const fields = catalogue.entities.flatMap((entity) =>
  Object.entries(entity.fields).map(([name, field]) => ({ entity, name, field, path: `${entity.name}.${name}` })),
);
const readers = (entity: Entity, name: string): string => {
  const seeing = (Object.keys(roles) as RoleKey[]).filter((role) => {
    const { deeds, hidden } = allowanceFor(entity, { roles: [role] });
    return deeds.read !== undefined && !hidden.has(name);
  });
  const isOwn = (role: string) => grantsOf(entity.access, [role]).every((grant) => grant.where ?? grant.follows);
  return seeing.map((role) => (isOwn(role) ? `${role} (some)` : role)).join(', ');
};
const isAmount = ({ type }: Field): boolean => type === 'money';

test('a field whose name speaks of pay, an account, health or a paper says of which kind it is', () => {
  const silent = fields.flatMap(({ path, name, field }) =>
    Object.entries(speaking).flatMap(([kind, words]) =>
      words.test(name) && kindOfData(field) !== kind && !Object.hasOwn(speaksOfNobody, path)
        ? [`${path}: ${kind}`]
        : [],
    ),
  );
  expect(silent).toEqual([]);
  const stale = Object.keys(speaksOfNobody).filter((path) => !fields.some((one) => one.path === path));
  expect(stale).toEqual([]);
});

test('an amount that is worked out from others of a kind is of that kind', () => {
  const leaking = fields.flatMap(({ entity, path, field }) => {
    if (!isAmount(field) || field.computed === undefined || field.computed.trace !== undefined) return [];
    const calculation = catalogue.calculations.find(({ name }) => name === field.computed?.by);
    const inputs = Object.keys(calculation?.inputs ?? {}).map((name) => entity.fields[name] as Field | undefined);
    const kinds = new Set(inputs.flatMap((one) => (one ? (kindOfData(one) ?? []) : [])));
    return [...kinds].filter((kind) => kindOfData(field) !== kind).map((kind) => `${path}: ${kind}`);
  });
  expect(leaking).toEqual([]);
});

test('who reads data of a kind is who is listed', () => {
  const found: Record<string, Record<string, string>> = {};
  for (const { entity, name, field, path } of fields) {
    const kind = kindOfData(field);
    if (kind !== undefined) found[kind] = { ...found[kind], [path]: readers(entity, name) };
  }
  expect(found).toEqual(kindsOfData);
});

test('a case manager who moves abroad themselves does not read the salaries of others', () => {
  const { hidden } = allowanceFor(catalogue.entity('employee'), { roles: ['caseManager', 'assignee'] });
  expect([...hidden]).toEqual(expect.arrayContaining(['salary', 'salaryCurrency', 'identityNumber']));
});
