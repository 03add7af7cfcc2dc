import { dayIn } from './nora.ts';
import type { Fact } from './sixty-questions.ts';

export type Spoken = 'en' | 'es' | 'fr';
/** Figures that a line of an answer may hold when it speaks of a record: those that this record has or that follow from it. */
interface Known {
  readonly of: RegExp;
  readonly figures: readonly Fact[];
}
const about = (of: RegExp, ...figures: Fact[]): Known => ({ of, figures });
const day = (days: number): Fact => ({ day: days });
const days = (...all: number[]): Fact[] => all.map(day);
const gbp = (...all: string[]): Fact[] => all.map((money) => ({ money, currency: 'GBP' }));
const eur = (...all: string[]): Fact[] => all.map((money) => ({ money, currency: 'EUR' }));
/** The years in which her stays can lie. */
const years = [...new Set([dayIn(-40), dayIn(-22), dayIn(-16), dayIn(0)].map((date) => date.slice(0, 4)))];

/** Every day, amount and count of Nora’s records, by what a line has to name when it says them. */
const known: readonly Known[] = [
  about(/HAL-0417/, 'HAL-0417', ...days(10, 741), '10'),
  about(/Survey of the goods/, day(3)),
  about(/Choose three flats/, day(5)),
  about(/Visit of two schools/, day(12)),
  about(/Goods are packed/, day(6)),
  about(/Flight to Madrid/, day(9)),
  about(/Arrival of the container/, day(31)),
  about(/Look-see trip/, ...eur('726.5'), ...days(-4, 4)),
  about(/Three nights in Madrid/, ...eur('640'), ...days(-20, -4, 4)),
  about(/Dinner with the agent/, ...eur('86.5'), ...days(-19, -4, 4)),
  about(/Farewell/, ...gbp('72.4'), day(-15)),
  about(/Visa fees/, ...gbp('310')),
  about(/PAY-000321/, 'PAY-000321', '4242', ...gbp('310'), day(-30)),
  // Of two of her three reports only the sum of their state is told: one paid, one rejected.
  about(/^• (Paid|Pagado|Payé)[^\d]*: 310/, '1', ...gbp('310')),
  about(/^• (Rejected|Rechazado|Refusé)[^\d]*: 72/, '1', ...gbp('72.4')),
  about(/School fees/, ...gbp('18000', '19800')),
  // The legalised copies of her paid report count to it.
  about(/Relocation allowance/, ...gbp('5000', '310', '4690')),
  about(/Temporary housing/, ...gbp('2400')),
  about(/Home leave flights/, ...gbp('1150')),
  about(/Settling-in lump sum/, ...gbp('4000', '1250', '2750')),
  about(/^(Points|Puntos)/, '100', '40', '60'),
  about(/(options|opciones) (until|hasta|jusqu)/, day(21)),
  // 81 days from today on, today among them.
  about(/Schengen/, '9', '90', '81', day(80)),
  about(/^• (Spain in|España en|Espagne,) \d{4} ?:/, '7', ...years),
  about(/^• (Spain|España|Espagne), 183/, '183', '12', '7', '176'),
  about(/^• Sing[au]\S+, 183/, '183', '12', '0'),
  about(/^• (France in|Francia en|France,) \d{4} ?:/, '2', ...years),
  about(/Marriage certificate/, day(8)),
  about(/Driving licence/, day(14)),
  about(/Nora Bennett \(/, day(1200)),
  about(/Tom Bennett \(/, day(75)),
  about(/Lily Bennett \(/, day(353)),
  about(/Marta Ruiz.*@/, '+34910000111'),
  about(/Joao Prado/, '+34910000222'),
  about(/Talk about schools/, day(2), '09:30'),
  about(/HD-0077/, 'HD-0077'),
  about(/Lisbo(n|a|nne)\b/, ...days(4, 5)),
  about(/Needs assessment/, day(7)),
  about(/Quality survey|Encuesta de calidad|Enquête (de )?qualité/, day(16)),
  about(/^(You have|Tiene|Vous avez) 4 ser/, '4'),
  // A step of a service, two documents, a form and a survey.
  about(/^5 things wait|^Tiene 5 asuntos|^5 points vous/, '5'),
];

/** Figures as the language writes them; the blank between thousands is any. */
export const blanks = /[\u00a0\u202f]/g;
const digits = (amount: string, language: Spoken): string =>
  Number(amount).toLocaleString(language, { minimumFractionDigits: 2 }).replace(blanks, ' ');
export const written = (fact: Fact, language: Spoken): string =>
  typeof fact === 'string'
    ? fact
    : 'day' in fact
      ? dayIn(fact.day).split('-').reverse().join('-')
      : `${digits(fact.money, language)} ${fact.currency}`;

/** Days, times, amounts with their currency, counts, percentages, numbers of telephones and references: whatever has a digit. */
const figure = /\+?(?:[A-Z]+-)?\d+(?:[ .,]\d{3}(?!\d))*(?:[.,:-]\d+)*(?: ?(?:GBP|EUR|%))?/g;
const marker = /\[\d+\]/g;

/** Figures of an answer that the record which their line speaks of does not have, each with its line. */
export function inventedIn(text: string, language: Spoken): string[] {
  return text
    .replace(marker, '')
    .split('\n')
    .flatMap((line) => {
      const own = new Set(
        known
          .filter(({ of }) => of.test(line))
          .flatMap(({ figures }) => figures.map((fact) => written(fact, language))),
      );
      return [...line.matchAll(figure)].filter(([said]) => !own.has(said)).map(([said]) => `${said} in “${line}”`);
    });
}
