/** Where the tax year of natural persons begins in a country, with the law that says so. */
export interface TaxYearRow {
  /** The first day of the first year that begins so, `yyyy-MM-dd`; null as far back as a diary reaches. */
  readonly from: string | null;
  readonly month: number;
  readonly day: number;
  readonly source: string;
}
const always = (month: number, day: number, source: string): readonly TaxYearRow[] => [
  { from: null, month, day, source },
];

/**
 * Countries whose tax year of natural persons is not, or was not always, the calendar year; everywhere else it begins on
 * 1 January. Rows are oldest first, and a year is cut short where a country moves its beginning.
 */
export const taxYearRows: Readonly<Record<string, readonly TaxYearRow[]>> = {
  AF: always(12, 21, 'Income Tax Law 2009: fiscal year from 1 Jadi'),
  AU: always(7, 1, 'Income Tax Assessment Act 1997, section 4-10'),
  BD: always(7, 1, 'Income Tax Act 2023: income year'),
  BW: always(7, 1, 'Income Tax Act, Cap. 52:01: tax year'),
  CC: always(7, 1, 'Income Tax Assessment Act 1997 (Australia), section 4-10'),
  CX: always(7, 1, 'Income Tax Assessment Act 1997 (Australia), section 4-10'),
  ET: always(7, 8, 'Federal Income Tax Proclamation 979/2016: Ethiopian fiscal year from 1 Hamle'),
  GB: always(4, 6, 'Income Tax Act 2007, section 4'),
  GI: always(7, 1, 'Income Tax Act 2010: year of assessment'),
  HK: always(4, 1, 'Inland Revenue Ordinance, Cap. 112, section 2: year of assessment'),
  IE: [
    { from: null, month: 4, day: 6, source: 'Taxes Consolidation Act 1997, section 2' },
    { from: '2002-01-01', month: 1, day: 1, source: 'Finance Act 2001, section 77' },
  ],
  IM: always(4, 6, 'Income Tax Act 1970: year of assessment'),
  IN: always(4, 1, 'Income-tax Act 1961, section 3; from 2026 Income-tax Act 2025, section 3'),
  IR: always(3, 21, 'Direct Taxation Act, article 155: solar year from 1 Farvardin'),
  LK: always(4, 1, 'Inland Revenue Act 24 of 2017: year of assessment'),
  LS: always(4, 1, 'Income Tax Act 1993: year of assessment'),
  MM: [
    { from: null, month: 4, day: 1, source: 'Income Tax Law 1974: income year' },
    { from: '2019-10-01', month: 10, day: 1, source: 'Union Taxation Law 2019' },
    { from: '2022-04-01', month: 4, day: 1, source: 'Union Taxation Law 2022' },
  ],
  MU: [
    { from: null, month: 7, day: 1, source: 'Income Tax Act 1995: income year' },
    { from: '2010-01-01', month: 1, day: 1, source: 'Finance (Miscellaneous Provisions) Act 2009' },
    { from: '2015-07-01', month: 7, day: 1, source: 'Finance (Miscellaneous Provisions) Act 2015' },
  ],
  NA: always(3, 1, 'Income Tax Act 24 of 1981: year of assessment'),
  NF: always(7, 1, 'Income Tax Assessment Act 1997 (Australia), section 4-10'),
  NP: [
    { from: null, month: 7, day: 16, source: 'Income Tax Act 2002, section 2: income year from 1 Shrawan' },
    { from: '2022-07-17', month: 7, day: 17, source: 'Nepalese calendar: 1 Shrawan 2079 and 2080' },
    { from: '2024-07-16', month: 7, day: 16, source: 'Nepalese calendar: 1 Shrawan 2081' },
    { from: '2025-07-17', month: 7, day: 17, source: 'Nepalese calendar: 1 Shrawan 2082 and later' },
  ],
  NR: always(7, 1, 'Employment and Services Tax Act 2014'),
  NU: always(4, 1, 'Income Tax Act 1961: income year'),
  NZ: always(4, 1, 'Income Tax Act 2007, section YA 1: tax year'),
  PK: always(7, 1, 'Income Tax Ordinance 2001, section 74'),
  SZ: always(7, 1, 'Income Tax Order 1975: year of assessment'),
  TO: always(7, 1, 'Income Tax Act 2007: year of income'),
  UG: always(7, 1, 'Income Tax Act, Cap. 340: year of income'),
  ZA: always(3, 1, 'Income Tax Act 58 of 1962, section 1: year of assessment'),
};
