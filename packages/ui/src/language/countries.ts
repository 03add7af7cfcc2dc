import { compareIn } from './collate.ts';
import { intlLocale, type Locale } from './locale.ts';

/** ISO 3166-1 alpha-2, all officially assigned codes. */
const countryCodes: readonly string[] =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );
/** ISO 4217 codes of money in circulation. */
const currencyCodes: readonly string[] =
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG'.split(
    ' ',
  );

function names(
  type: 'region' | 'currency',
  codes: readonly string[],
  locale: Locale,
): { code: string; name: string }[] {
  const display = new Intl.DisplayNames(intlLocale(locale), { type });
  const compare = compareIn(locale);
  return codes
    .map((code) => ({ code, name: displayName(display, code) }))
    .sort((one, other) => compare(one.name, other.name));
}
function displayName(display: Intl.DisplayNames, code: string): string {
  try {
    return display.of(code) ?? code;
  } catch {
    return code;
  }
}
/** Countries with their names in a language, in its alphabetical order. */
export function countryNames(locale: Locale, codes: readonly string[] = countryCodes) {
  return names('region', codes, locale);
}
/** Currencies with their names in a language, in its alphabetical order. */
export function currencyNames(locale: Locale, codes: readonly string[] = currencyCodes) {
  return names('currency', codes, locale);
}
/** The name of one country; the code itself when nobody knows it. */
export function countryName(code: string, locale: Locale): string {
  return displayName(new Intl.DisplayNames(intlLocale(locale), { type: 'region' }), code);
}
