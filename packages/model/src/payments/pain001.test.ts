import fc from 'fast-check';
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { writePain001 } from './pain001.rules.ts';
import type { FileBatch, PaymentFile, Transfer } from './payment-file.rules.ts';
import { PAYMENT_COLUMNS, paymentRows, paymentTable } from './payment-rows.rules.ts';
import { escapeXml, parentElement, textElement, writeXml } from './xml.rules.ts';

const DECIMALS: Record<string, number> = { EUR: 2, JPY: 0, KWD: 3, USD: 2 };
const decimalsOf = (currency: string) => DECIMALS[currency] ?? 2;

const transfer = (endToEndId: string, amount: string, facts: Partial<Transfer> = {}): Transfer => ({
  endToEndId,
  amount,
  payee: { name: 'Camille Laurent', address: { town: 'Lyon', country: 'FR' } },
  account: { iban: 'FR76 3000 6000 0112 3456 7890 189', swiftCode: 'AGRIFRPP' },
  remittance: 'Expense Report March',
  ...facts,
});
const batch = (id: string, transfers: Transfer[], facts: Partial<FileBatch> = {}): FileBatch => ({
  id,
  currency: 'EUR',
  executionDate: '2026-03-06',
  debtor: { name: 'Castellane Beauté' },
  debtorAccount: { iban: 'DE89370400440532013000', swiftCode: 'COBADEFF' },
  chargeBearer: 'SLEV',
  isSepa: true,
  transfers,
  ...facts,
});
const file = (...batches: FileBatch[]): PaymentFile => ({
  messageId: 'HP-20260305-1',
  createdAt: '2026-03-05T10:15:30.123Z',
  initiator: { name: 'Meridian Mobility', id: 'MERIDIAN' },
  batches,
});
const example27 = file(
  batch('HP-A', [transfer('EXP-1', '1249.99'), transfer('EXP-2', '860.25')]),
  batch('HP-B', [transfer('EXP-3', '3420.17')]),
);

/** The file as a parser that knows nothing of us reads it. */
function read(source: PaymentFile): Element {
  const written = writePain001(source, decimalsOf);
  if (!written.ok) throw new Error(JSON.stringify(written.findings));
  const parsed = new new Window().DOMParser().parseFromString(written.xml, 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return parsed.documentElement as unknown as Element;
}

/** Texts at a path of tags, such as `PmtInf/CtrlSum`, in document order. */
function at(element: Element, path: string): string[] {
  const found = path
    .split('/')
    .reduce<Element[]>(
      (now, tag) => now.flatMap((one) => [...one.children].filter((child) => child.tagName === tag)),
      [element],
    );
  return found.map((one) => (one.children.length > 0 ? one.outerHTML : (one.textContent ?? '')));
}

describe('EX-27 payment file', () => {
  const root = read(example27).children[0] as Element;

  test('the group header counts 3 transactions of 5,530.41', () => {
    expect(at(root, 'GrpHdr/NbOfTxs')).toEqual(['3']);
    expect(at(root, 'GrpHdr/CtrlSum')).toEqual(['5530.41']);
    expect(writePain001(example27, decimalsOf)).toMatchObject({ numberOfTransactions: 3, controlSum: '5530.41' });
  });

  test('batch A has 2 transactions of 2,110.24, batch B one of 3,420.17', () => {
    expect(at(root, 'PmtInf/PmtInfId')).toEqual(['HP-A', 'HP-B']);
    expect(at(root, 'PmtInf/NbOfTxs')).toEqual(['2', '1']);
    expect(at(root, 'PmtInf/CtrlSum')).toEqual(['2110.24', '3420.17']);
    expect(at(root, 'PmtInf/CdtTrfTxInf/Amt/InstdAmt')).toEqual(['1249.99', '860.25', '3420.17']);
  });

  test('identifiers have at most 35 characters; a longer one is refused, never cut', () => {
    const longest = 'A'.repeat(35);
    expect(at(read(file(batch(longest, [transfer(longest, '1.00')]))), 'CstmrCdtTrfInitn/PmtInf/PmtInfId')).toEqual([
      longest,
    ]);
    const tooLong = `${longest}B`;
    expect(writePain001(file(batch(tooLong, [transfer('E1', '1.00')])), decimalsOf)).toEqual({
      ok: false,
      findings: [{ code: 'payments.invalidId', severity: 'block', params: { id: tooLong } }],
    });
  });
});

/** Order and number of children in pain.001.001.09, as far as we write them: "?" optional, "*" any number. */
const SEQUENCES: Record<string, string> = {
  Document: 'CstmrCdtTrfInitn',
  CstmrCdtTrfInitn: 'GrpHdr PmtInf*',
  GrpHdr: 'MsgId CreDtTm NbOfTxs CtrlSum? InitgPty',
  InitgPty: 'Nm? Id?',
  OrgId: 'Othr',
  PmtInf: 'PmtInfId PmtMtd NbOfTxs? CtrlSum? PmtTpInf? ReqdExctnDt Dbtr DbtrAcct DbtrAgt ChrgBr? CdtTrfTxInf*',
  PmtTpInf: 'SvcLvl',
  SvcLvl: 'Cd',
  ReqdExctnDt: 'Dt',
  Dbtr: 'Nm PstlAdr?',
  Cdtr: 'Nm PstlAdr?',
  PstlAdr: 'StrtNm? PstCd? TwnNm? CtrySubDvsn? Ctry?',
  DbtrAcct: 'Id',
  CdtrAcct: 'Id',
  DbtrAgt: 'FinInstnId',
  CdtrAgt: 'FinInstnId',
  FinInstnId: 'BICFI? ClrSysMmbId? Nm? Othr?',
  ClrSysMmbId: 'ClrSysId MmbId',
  ClrSysId: 'Cd',
  Othr: 'Id',
  CdtTrfTxInf: 'PmtId Amt CdtrAgt? Cdtr CdtrAcct RmtInf?',
  PmtId: 'InstrId EndToEndId',
  Amt: 'InstdAmt',
  RmtInf: 'Ustrd? Strd?',
  Strd: 'CdtrRefInf',
  CdtrRefInf: 'Tp Ref',
  Tp: 'CdOrPrtry Issr',
  CdOrPrtry: 'Cd',
};
const LENGTHS: Record<string, number> = {
  ...{
    MsgId: 35,
    PmtInfId: 35,
    InstrId: 35,
    EndToEndId: 35,
    Nm: 140,
    StrtNm: 70,
    PstCd: 16,
    TwnNm: 35,
    CtrySubDvsn: 35,
  },
  ...{ Ustrd: 140, Ref: 35, MmbId: 35, Id: 34, IBAN: 34, Issr: 35, Cd: 5 },
};

function expectStructure(element: Element): void {
  const children = [...element.children];
  const { tagName } = element;
  if (children.length === 0) {
    const text = element.textContent ?? '';
    expect(text, tagName).not.toBe('');
    expect(text, tagName).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]+$/);
    expect(text.length, tagName).toBeLessThanOrEqual(LENGTHS[tagName] ?? 35);
    return;
  }
  const names = children.map((child) => child.tagName).join(' ');
  if (tagName === 'Id') expect(names).toMatch(/^(IBAN|Othr|OrgId)$/);
  else {
    const sequence = SEQUENCES[tagName] ?? 'unknown';
    const parts = sequence.split(' ').map((part) => {
      const name = part.replace(/[?*]$/, '');
      return part.endsWith('*') ? `(${name} )+` : part.endsWith('?') ? `(${name} )?` : `${name} `;
    });
    expect(`${names} `, tagName).toMatch(new RegExp(`^${parts.join('')}$`));
  }
  children.forEach(expectStructure);
}

describe('structure', () => {
  test('namespace, creation time, execution date, debtor', () => {
    const document = read(example27);
    expect(document.namespaceURI).toBe('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09');
    expect(at(document, 'CstmrCdtTrfInitn/GrpHdr/CreDtTm')).toEqual(['2026-03-05T10:15:30Z']);
    expect(at(document, 'CstmrCdtTrfInitn/PmtInf/ReqdExctnDt/Dt')).toEqual(['2026-03-06', '2026-03-06']);
    expect(at(document, 'CstmrCdtTrfInitn/PmtInf/Dbtr/Nm')).toEqual(['Castellane Beaute', 'Castellane Beaute']);
    expect(at(document, 'CstmrCdtTrfInitn/PmtInf/ChrgBr')).toEqual(['SLEV', 'SLEV']);
    expect(at(document, 'CstmrCdtTrfInitn/PmtInf/PmtTpInf/SvcLvl/Cd')).toEqual(['SEPA', 'SEPA']);
    expectStructure(document);
  });

  test('accounts: IBAN where there is one, otherwise the national number with the clearing member', () => {
    const domestic = transfer('EXP-9', '10', {
      account: {
        accountNumber: '000-123456789',
        clearing: { system: 'USABA', memberId: '021000021' },
        bankName: 'Chase',
      },
      creditorReference: 'RF18 5390 0754 7034',
    });
    const source = file(batch('HP-US', [domestic], { currency: 'USD', isSepa: false, chargeBearer: 'SHAR' }));
    const document = read(source);
    const transaction = 'CstmrCdtTrfInitn/PmtInf/CdtTrfTxInf';
    expect(at(document, `${transaction}/CdtrAcct/Id/Othr/Id`)).toEqual(['000123456789']);
    expect(at(document, `${transaction}/CdtrAgt/FinInstnId/ClrSysMmbId/MmbId`)).toEqual(['021000021']);
    expect(at(document, `${transaction}/RmtInf/Strd/CdtrRefInf/Ref`)).toEqual(['RF18539007547034']);
    expect(at(document, `${transaction}/RmtInf/Ustrd`)).toEqual([]);
    expectStructure(document);
    expect(at(read(example27), `${transaction}/CdtrAcct/Id/IBAN`)[0]).toBe('FR7630006000011234567890189');
  });

  test.each([
    ['JPY', '1200', '1200'],
    ['EUR', '1200.5', '1200.50'],
    ['KWD', '1.5', '1.500'],
  ])('%s amounts have their own decimals and name their currency', (currency, amount, written) => {
    const source = file(batch('B', [transfer('E', amount)], { currency, isSepa: false, chargeBearer: 'SHAR' }));
    const document = read(source);
    expect(at(document, 'CstmrCdtTrfInitn/PmtInf/CdtTrfTxInf/Amt/InstdAmt')).toEqual([written]);
    expect(at(document, 'CstmrCdtTrfInitn/PmtInf/CtrlSum')).toEqual([written]);
    expect(document.getElementsByTagName('InstdAmt')[0]?.getAttribute('Ccy')).toBe(currency);
  });

  test('a debtor bank known by IBAN only is NOTPROVIDED', () => {
    const source = file(batch('B', [transfer('E', '1')], { debtorAccount: { iban: 'DE89370400440532013000' } }));
    expect(at(read(source), 'CstmrCdtTrfInitn/PmtInf/DbtrAgt/FinInstnId/Othr/Id')).toEqual(['NOTPROVIDED']);
    expectStructure(read(source));
  });

  test('whatever people write, the file is well-formed, in order, in the character set, and adds up', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 160 }),
      fc.constantFrom(']]>', '<x a="&">', "O'Neil & Søn"),
    );
    const person = fc.tuple(text, text, text).map(([name, address1, town]) => ({
      name: `N${name}`,
      address: { address1, address2: town, town, postcode: name, state: address1, country: town },
    }));
    const transfers = fc
      .array(fc.tuple(person, text, fc.integer({ min: 1, max: 10_000_000 })), { minLength: 1, maxLength: 6 })
      .map((rows) =>
        rows.map(([payee, remittance, cents], index) =>
          transfer(`E${index}`, `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`, {
            payee,
            remittance,
          }),
        ),
      );
    fc.assert(
      fc.property(transfers, person, (list, debtor) => {
        const document = read(file(batch('B', list, { debtor })));
        expectStructure(document);
        const [sum] = at(document, 'CstmrCdtTrfInitn/GrpHdr/CtrlSum');
        const cents = (amount: string) => BigInt(amount.replace('.', ''));
        expect(cents(sum ?? '')).toBe(list.reduce((total, one) => total + cents(one.amount), 0n));
        expect(at(document, 'CstmrCdtTrfInitn/GrpHdr/NbOfTxs')).toEqual([String(list.length)]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('refusals', () => {
  const codes = (...batches: FileBatch[]) => {
    const written = writePain001(file(...batches), decimalsOf);
    return written.ok ? [] : written.findings.map((finding) => `${finding.params.id}: ${finding.code}`);
  };
  const foreign = { isSepa: false, chargeBearer: 'SHAR' } as const;

  test('an empty file or batch', () => {
    expect(codes()).toEqual(['HP-20260305-1: payments.noTransfers']);
    expect(codes(batch('A', [transfer('E', '1')]), batch('B', []))).toEqual(['B: payments.noTransfers']);
  });

  test('the same identifier twice', () => {
    expect(codes(batch('A', [transfer('E', '1')]), batch('A', [transfer('E', '2')]))).toEqual([
      'A: payments.duplicateId',
      'E: payments.duplicateId',
    ]);
  });

  test.each([
    ['payments.amountNotPositive', transfer('E', '0.00'), {}],
    ['payments.amountNotPositive', transfer('E', '-1'), {}],
    ['payments.amountTooPrecise', transfer('E', '1.005'), {}],
    ['payments.nameNotReadable', transfer('E', '1', { payee: { name: '山田' } }), {}],
    ['payments.noAccount', transfer('E', '1', { account: { swiftCode: 'AGRIFRPP' } }), foreign],
    ['payments.noBank', transfer('E', '1', { account: { accountNumber: '123' } }), foreign],
    ['payments.notSepa', transfer('E', '1', { account: { accountNumber: '1', swiftCode: 'AGRIFRPP' } }), {}],
    ['payments.notSepa', transfer('E', '1'), { currency: 'USD' }],
    ['payments.notSepa', transfer('E', '1'), { chargeBearer: 'SHAR' }],
  ] as const)('%s', (code, one, facts) => {
    expect(codes(batch('A', [one], facts))).toEqual([`E: ${code}`]);
  });
});

describe('payment rows', () => {
  test('one row for each transfer, with the decimals of its currency and every column', () => {
    const rows = paymentRows(example27, decimalsOf);
    expect(rows.map((row) => [row.batch, row.reference, row.amount])).toEqual([
      ['HP-A', 'EXP-1', '1249.99'],
      ['HP-A', 'EXP-2', '860.25'],
      ['HP-B', 'EXP-3', '3420.17'],
    ]);
    for (const row of rows) expect(Object.keys(row)).toEqual([...PAYMENT_COLUMNS]);
    const [head, ...lines] = paymentTable(example27, decimalsOf);
    expect(head).toEqual(PAYMENT_COLUMNS);
    expect(lines).toEqual(rows.map((row) => Object.values(row)));
    expect(rows[0]).toMatchObject({ payee: 'Camille Laurent', currency: 'EUR', country: 'FR', clearingSystem: '' });
  });
});

describe('XML', () => {
  test('signs are escaped and forbidden characters dropped', () => {
    expect(escapeXml('a & b < c > "d" \u0000\u0008\uFFFE')).toBe('a &amp; b &lt; c &gt; &quot;d&quot; ');
  });

  test('elements without content are left out', () => {
    const tree = parentElement('A', [textElement('B', ''), textElement('C', 'x'), parentElement('D', [undefined])]);
    expect(writeXml(tree!)).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<A>\n  <C>x</C>\n</A>\n');
  });
});
