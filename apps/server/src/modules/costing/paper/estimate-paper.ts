import { answer, type RouteHandler } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { caseDetail, costEstimate, costEstimateLine } from '@homeport/model/cases';
import { estimatePaper } from '@homeport/model/costing';
import { policy } from '@homeport/model/policies';
import { writePdf } from '../../../adapters/pdf/write-pdf.ts';
import { amountFor, dayFor, languageTag, numberFor } from '../../../language/reader-formats.ts';
import type { Services } from '../../../services.ts';
import { todayOf } from '../../../today.ts';
import { readerOf } from '../../exchange/index.ts';
import { countryNames } from '../../travel/index.ts';
import { viewOf } from '../case-estimates.ts';
import { estimatePdf, type PaperSays } from './estimate-pdf.ts';
import { estimateWords } from './estimate-words.data.ts';
import { labelIn, type PaperReader } from './label-in.ts';

/** A cost estimate as PDF: what its reader sees on screen, in their words. */
export const estimatePaperRoute = (services: Services): RouteHandler =>
  answer(estimatePaper, async (ctx, { params }) => {
    const one = await ctx.records(costEstimate).get(params.id ?? '');
    if (isRefusal(one)) return one;
    const of = await ctx.records(caseDetail).get(one.caseDetail.id);
    if (isRefusal(of)) return of;
    const reader = await readerOf(ctx, services);
    const country = countryNames(reader.locale);
    const places = [of.homeLocation?.country, of.hostLocation?.country].map((code) => (code ? country(code) : '–'));
    const facts = {
      assignment: one.caseDetail.label ?? of.reference,
      route: places.join(' – '),
      ...{ startDate: of.assignmentStartDate, endDate: of.assignmentEndDate },
      status: labelIn(costEstimate, 'status', reader)(one.status),
      ...{ madeOn: todayOf(ctx), language: languageTag(reader.locale) },
    };
    const body = await writePdf(estimatePdf(await viewOf(ctx, one), facts, paperSays(reader)));
    await ctx.audit('estimatePaper', { entity: costEstimate.name, recordId: one.id });
    return { type: 'application/pdf', body, download: `${of.reference}-${one.number}.pdf` };
  });

function paperSays(reader: PaperReader): PaperSays {
  const language = reader.locale.slice(0, 2);
  const forms = { language: reader.locale, dateFormat: reader.dateFormat };
  const month = new Intl.DateTimeFormat(languageTag(reader.locale), { month: 'short', timeZone: 'UTC' });
  return {
    words: estimateWords[language === 'es' || language === 'fr' ? language : 'en'],
    kind: labelIn(costEstimateLine, 'kind', reader),
    method: labelIn(policy, 'grossUp', reader),
    amount: (value, currency) => plainSpaces(amountFor(forms, value, currency)),
    rate: (value) => plainSpaces(numberFor(forms, value, { maximumFractionDigits: 12 })),
    day: (value) => dayFor(forms, value),
    month: (value) => month.format(Date.parse(`${value}-15`)),
  };
}
/** The fonts of the paper have no narrow space. */
const plainSpaces = (text: string): string => text.replaceAll('\u202f', '\u00a0');
