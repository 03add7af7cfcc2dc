/** The parts of an account as bank details have them. */
export interface DemoAccount {
  readonly accountCountry: string;
  readonly currency: string;
  readonly bank: string;
  readonly swiftCode: string;
  readonly accountNumber: string;
  readonly iban?: string;
  readonly sortCode?: string;
  readonly routingNumber?: string;
  readonly bankCode?: string;
  readonly branch?: string;
  readonly accountType?: 'CHECKING' | 'SAVINGS';
}
type Parts = Omit<DemoAccount, 'accountCountry' | 'currency' | 'bank' | 'swiftCode'>;

interface Bank {
  readonly currency: string;
  readonly bank: string;
  readonly swiftCode: string;
  /** The account with this running number, below 10 millions. */
  readonly account: (n: number) => Parts;
}

/** An account that passes every check of its country: IBAN, national check digits, clearing codes. */
export function demoAccount(country: string, n: number): DemoAccount {
  const bank = banks[country];
  if (!bank) throw new Error(`the demo has no bank in ${country}`);
  const { account, ...about } = bank;
  return { accountCountry: country, ...about, ...account(n) };
}

const digits = (value: number | string, length: number): string => String(value).padStart(length, '0');

/** Banks of the countries people come from, with the examples the banks themselves publish as their codes. */
const banks: Readonly<Record<string, Bank>> = {
  FR: {
    currency: 'EUR',
    bank: 'Crédit Agricole',
    swiftCode: 'AGRIFRPP',
    account: (n) => french('30006', '00001', digits(n, 11)),
  },
  ES: {
    currency: 'EUR',
    bank: 'CaixaBank',
    swiftCode: 'CAIXESBB',
    account: (n) => spanish('2100', '0418', digits(n, 10)),
  },
  DE: {
    currency: 'EUR',
    bank: 'Commerzbank',
    swiftCode: 'COBADEFF',
    account: (n) => withIban('DE', '37040044', digits(n, 10)),
  },
  NL: {
    currency: 'EUR',
    bank: 'ABN AMRO',
    swiftCode: 'ABNANL2A',
    account: (n) => withIban('NL', 'ABNA', digits(elevenProof(n), 10)),
  },
  CH: { currency: 'CHF', bank: 'UBS', swiftCode: 'UBSWCHZH', account: (n) => withIban('CH', '00230', digits(n, 12)) },
  AE: {
    currency: 'AED',
    bank: 'Emirates NBD',
    swiftCode: 'EBILAEAD',
    account: (n) => withIban('AE', '026', digits(n, 16)),
  },
  KW: {
    currency: 'KWD',
    bank: 'National Bank of Kuwait',
    swiftCode: 'NBOKKWKW',
    account: (n) => withIban('KW', 'NBOK', digits(n, 22)),
  },
  GB: {
    currency: 'GBP',
    bank: 'NatWest',
    swiftCode: 'NWBKGB2L',
    account: (n) => ({ ...withIban('GB', 'NWBK601613', digits(n, 8)), sortCode: '60-16-13' }),
  },
  US: {
    currency: 'USD',
    bank: 'JPMorgan Chase',
    swiftCode: 'CHASUS33',
    account: (n) => ({ routingNumber: '021000021', accountNumber: digits(n, 12), accountType: 'CHECKING' }),
  },
  SG: {
    currency: 'SGD',
    bank: 'DBS Bank',
    swiftCode: 'DBSSSGSG',
    account: (n) => ({ bankCode: '7171', branch: '003', accountNumber: digits(n, 10) }),
  },
  JP: {
    currency: 'JPY',
    bank: 'Mizuho Bank',
    swiftCode: 'MHCBJPJT',
    account: (n) => ({ bankCode: '0001', branch: '110', accountNumber: digits(n, 7), accountType: 'SAVINGS' }),
  },
  MX: {
    currency: 'MXN',
    bank: 'BBVA México',
    swiftCode: 'BCMRMXMM',
    account: (n) => ({ accountNumber: clabe(`012180${digits(n, 11)}`) }),
  },
  BR: {
    currency: 'BRL',
    bank: 'Itaú Unibanco',
    swiftCode: 'ITAUBRSP',
    account: (n) => ({ bankCode: '341', branch: '0001-9', accountNumber: digits(n, 8), accountType: 'CHECKING' }),
  },
  IN: {
    currency: 'INR',
    bank: 'HDFC Bank',
    swiftCode: 'HDFCINBB',
    account: (n) => ({ bankCode: 'HDFC0000123', accountNumber: digits(n, 14) }),
  },
  ZA: {
    currency: 'ZAR',
    bank: 'First National Bank',
    swiftCode: 'FIRNZAJJ',
    account: (n) => ({ sortCode: '250655', accountNumber: digits(n, 11) }),
  },
};

/** ISO 13616: check digits that make the number 1 modulo 97, letters counted from A = 10. */
function withIban(country: string, bank: string, accountNumber: string, national = ''): Parts {
  const bban = bank + accountNumber + national;
  const numeric = [...`${bban}${country}00`].map((c) => Number.parseInt(c, 36)).join('');
  return { accountNumber, iban: `${country}${digits(98 - remainder(numeric), 2)}${bban}` };
}

const remainder = (numeric: string): number => Number(BigInt(numeric) % 97n);

/** The French RIB key: 97 less 89 × bank + 15 × branch + 3 × account, modulo 97. */
function french(bank: string, branch: string, account: string): Parts {
  const sum = 89 * Number(bank) + 15 * Number(branch) + 3 * Number(account);
  return withIban('FR', bank + branch, account, digits(97 - (sum % 97), 2));
}

/** The two Spanish control digits: of bank and branch, and of the account; weights are powers of two modulo 11. */
function spanish(bank: string, branch: string, account: string): Parts {
  const weights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];
  const control = (ten: string): number => {
    const sum = [...ten].reduce((all, digit, i) => all + Number(digit) * (weights[i] ?? 0), 0);
    const digit = 11 - (sum % 11);
    return digit === 11 ? 0 : digit === 10 ? 1 : digit;
  };
  return withIban('ES', `${bank}${branch}${control(`00${bank}${branch}`)}${control(account)}`, account);
}

/** The next number from n on that passes the Dutch eleven-proof. */
function elevenProof(n: number): number {
  const isProof = (value: number): boolean =>
    [...digits(value, 10)].reduce((sum, digit, i) => sum + Number(digit) * (10 - i), 0) % 11 === 0;
  let value = n * 100;
  while (!isProof(value)) value += 1;
  return value;
}

/** A Mexican CLABE: seventeen digits weighted 3, 7, 1, the last digits of the products summed up to the next ten. */
function clabe(seventeen: string): string {
  const sum = [...seventeen].reduce((all, digit, i) => all + ((Number(digit) * ([3, 7, 1][i % 3] ?? 0)) % 10), 0);
  return `${seventeen}${(10 - (sum % 10)) % 10}`;
}
