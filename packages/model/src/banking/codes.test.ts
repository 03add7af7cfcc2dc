import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkBic } from './bic.rules.ts';
import { isCbu, isClabe, isRoutingNumber } from './check-digits.rules.ts';
import { checkIban, hasIban, printIban } from './iban.rules.ts';

/** IBANs of the registry and of the domain's examples, all known to be valid. */
const VALID_IBANS = [
  'DE89370400440532013000',
  'NL91ABNA0417164300',
  'ES9121000418450200051332',
  'FR7630006000011234567890189',
  'GB29NWBK60161331926819',
  'CH9300762011623852957',
  'AE070331234567890123456',
  'BE68539007547034',
  'IT60X0542811101000000123456',
  'NO9386011117947',
  'SE4550000000058398257466',
  'PL61109010140000071219812874',
  'PT50000201231234567890154',
  'SA0380000000608010167519',
  'TR330006100519786457841326',
  'BR1800360305000010009795493C1',
  'MT84MALT011000012345MTLCAST001S',
  'LC55HEMM000100010012001200023015',
];

describe('IBAN', () => {
  test.each(VALID_IBANS)('%s is valid', (iban) => {
    expect(checkIban(iban)).toBeUndefined();
    expect(checkIban(printIban(iban).toLowerCase())).toBeUndefined();
  });

  test('says what is wrong: country, length, structure, check digits', () => {
    expect(checkIban('XX89370400440532013000')).toMatchObject({
      code: 'banking.ibanCountry',
      params: { country: 'XX' },
    });
    expect(checkIban('US89370400440532013000')).toMatchObject({ code: 'banking.ibanCountry' });
    expect(checkIban('DE8937040044053201300')).toMatchObject({
      code: 'banking.ibanLength',
      params: { expected: 22, actual: 21 },
    });
    expect(checkIban('NL91ABN10417164300')).toMatchObject({ code: 'banking.ibanFormat', severity: 'block' });
    expect(checkIban('DE88370400440532013000')).toMatchObject({ code: 'banking.ibanChecksum', severity: 'block' });
    expect(checkIban('')).toMatchObject({ code: 'banking.ibanCountry' });
    expect(checkIban('constructor')).toMatchObject({ code: 'banking.ibanCountry' });
  });

  test('check digits 00, 01 and 99 are never assigned, although they would pass the division by 97', () => {
    const twin = (iban: string, digits: string) => iban.slice(0, 2) + digits + iban.slice(4);
    const pairs = { '97': '00', '98': '01', '02': '99' };
    for (const [assigned, never] of Object.entries(pairs)) {
      const iban = withCheckDigits(assigned);
      expect(checkIban(iban)).toBeUndefined();
      expect(checkIban(twin(iban, never))).toMatchObject({ code: 'banking.ibanChecksum' });
    }
  });

  test('a wrong national check digit in a right IBAN warns and does not block', () => {
    // Spanish account with its control digits 45 changed to 46, the IBAN check digits made right again.
    const bban = '21000418460200051332';
    const remainder = Number(BigInt(`${bban}142800`) % 97n);
    const iban = `ES${String(98 - remainder).padStart(2, '0')}${bban}`;
    expect(checkIban(iban)).toMatchObject({ code: 'banking.ibanNational', severity: 'warn' });
  });

  test('any single changed digit is noticed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...VALID_IBANS), fc.nat(), fc.integer({ min: 1, max: 9 }), (iban, at, by) => {
        const places = [...iban].flatMap((character, index) => (/\d/.test(character) ? [index] : []));
        const place = places[at % places.length] ?? 4;
        const changed = iban.slice(0, place) + ((Number(iban[place]) + by) % 10) + iban.slice(place + 1);
        expect(checkIban(changed)?.severity).toBe('block');
      }),
      { numRuns: 500 },
    );
  });

  test('two neighbouring digits exchanged are noticed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...VALID_IBANS), fc.nat(), (iban, at) => {
        const place = 4 + (at % (iban.length - 5));
        const [first, second] = [iban[place] ?? '', iban[place + 1] ?? ''];
        fc.pre(first !== second && /\d\d/.test(first + second));
        expect(checkIban(iban.slice(0, place) + second + first + iban.slice(place + 2))?.severity).toBe('block');
      }),
    );
  });
});

/** A German IBAN with the given check digits, found by counting up account numbers. */
function withCheckDigits(digits: string): string {
  for (let account = 0; account < 1000; account++) {
    const bban = `37040044${String(account).padStart(10, '0')}`;
    if (98n - (BigInt(`${bban}131400`) % 97n) === BigInt(digits)) return `DE${digits}${bban}`;
  }
  throw new Error(`no account has ${digits}`);
}

describe('BIC', () => {
  test.each(['DEUTDEFF', 'DEUTDEFF500', 'deut de ff', 'BNPAFRPPXXX', 'DBSSSGSG'])('%s is valid', (bic) => {
    expect(checkBic(bic)).toBeUndefined();
  });

  test.each(['DEUTDEF', 'DEUTDEFF5', 'DEUTDEFF50', 'DEUTXYFF', '1234', 'DEUTDEFF5000', 'DEUT1EFF'])(
    '%s is refused',
    (bic) => {
      expect(checkBic(bic)).toEqual({ code: 'banking.badBic', severity: 'block', field: 'swiftCode' });
    },
  );
});

describe('domestic check digits', () => {
  const kinds = [
    { name: 'ABA routing', isValid: isRoutingNumber, numbers: ['021000021', '011401533', '091000019', '121000248'] },
    { name: 'CLABE', isValid: isClabe, numbers: ['032180000118359719', '002010077777777771'] },
    { name: 'CBU', isValid: isCbu, numbers: ['2850590940090418135201'] },
  ];

  test.each(kinds)('$name: real numbers are accepted, no single changed digit is', ({ isValid, numbers }) => {
    for (const number of numbers) {
      expect(isValid(number)).toBe(true);
      for (let place = 0; place < number.length; place++) {
        for (let by = 1; by <= 9; by++) {
          const changed = number.slice(0, place) + ((Number(number[place]) + by) % 10) + number.slice(place + 1);
          expect(isValid(changed)).toBe(false);
        }
      }
    }
  });

  test('a routing number of an unassigned range is refused even with a right check digit', () => {
    expect(isRoutingNumber('500000005')).toBe(false);
    expect(isRoutingNumber('000000000')).toBe(false);
    expect(isRoutingNumber('02100002')).toBe(false);
  });
});

test('IBAN countries are known from the registry', () => {
  expect(hasIban('FR')).toBe(true);
  expect(hasIban('US')).toBe(false);
  expect(hasIban('toString')).toBe(false);
});
