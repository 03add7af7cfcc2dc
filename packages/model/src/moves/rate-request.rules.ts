import { defineRules } from '@homeport/grammar';
import { measured } from './measure.rules.ts';
import { movesRefusals as no } from './moves.refusals.ts';
import { rateRequest } from './rate-request.entity.ts';
import { rateRequestQuote } from './rate-request-quote.entity.ts';
import { earned } from './shipment.rules.ts';

/** What is loaded before the rules of a rate request run. */
export interface RateRequestFacts extends Readonly<Record<string, unknown>> {
  readonly quotes: number;
  /** The lowest quote in the request's currency. */
  readonly best: string | null;
  readonly isChosen: boolean;
  readonly isSaleKnown: boolean;
}

export const rateRequestRules = defineRules<typeof rateRequest, RateRequestFacts>(rateRequest, {
  derive: (request, facts) => ({
    numberOfQuotes: facts.quotes,
    bestAmount: facts.best,
    ...measured(request, { volumes: ['volume'], weights: ['weight'] }),
  }),
  guards: {
    hasBenefit: (request) => (request.benefits?.length ? undefined : no.noBenefit({}, 'benefits')),
    hasService: (request) => (request.services?.length ? undefined : no.noService({}, 'services')),
    hasQuote: (_, { quotes }) => (quotes === 0 ? no.noQuote() : undefined),
    hasChosenQuote: (_, { isChosen }) => (isChosen ? undefined : no.noChosenQuote()),
    hasSaleAmount: (_, { isSaleKnown }) => (isSaleKnown ? undefined : no.noSaleAmount()),
    mayRollBack: (request) => (request.rollbackAllowed ? undefined : no.rollbackDenied()),
  },
});

export const rateRequestQuoteRules = defineRules(rateRequestQuote, {
  derive: (quote) => {
    const { markupPercent, grossProfit } = earned(quote.amount, quote.saleAmount, quote.currency);
    return { markupPercent, grossProfit };
  },
});
