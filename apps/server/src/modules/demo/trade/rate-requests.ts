import { certain, referenceOf } from '@homeport/grammar';
import { caseBenefit } from '@homeport/model/benefits';
import { serviceType } from '@homeport/model/cases';
import { rateRequest, rateRequestQuote, rateRequestQuoteRules, rateRequestRules } from '@homeport/model/moves';
import { idOfDefault } from '../../reference/index.ts';
import type { DemoCase } from '../cases.ts';
import { addressIn } from '../people.ts';
import type { World } from '../world.ts';
import { carrierOf } from './providers.ts';
import { plannerOf, put, say, step } from './put.ts';

const requestStates = ['PENDING_QUOTE', 'QUOTE_SUBMITTED', 'QUOTES_CONFIRMED', 'RATES_ENTERED', 'FINALIZED'] as const;
const deeds = ['submitQuote', 'confirmQuotes', 'enterRates', 'finalize'] as const;
const firstRequest: Readonly<Record<string, number>> = {
  HALDEN: 0,
  BRIGHTWATER: 2,
  CASTELLANE: 0,
  TECNOVIA: 4,
  NORDLYS: 1,
};

/** Requests in every state, with the quotes each needs to be there. */
export function addRequests(
  world: World,
  types: Record<string, string>,
  count: number,
  cases: readonly DemoCase[],
): void {
  const { tenant, clock, luck } = world;
  for (let i = 0; i < count; i += 1) {
    const of = cases[i * 3];
    if (!of) continue;
    const reached = ((firstRequest[tenant.code] ?? 0) + i) % requestStates.length;
    const volume = luck.whole(8, 35);
    const prices = Array.from({ length: reached === 0 ? 1 : 3 }, () => volume * luck.whole(120, 175));
    const best = String(Math.min(...prices));
    const benefit = world.rowsOf(caseBenefit).find((b) => b.steps[0].set.caseDetail === of.id)?.id;
    const facts = {
      quotes: prices.length,
      best,
      isChosen: false,
      isSaleKnown: false,
    };
    const id = put(
      world,
      rateRequest,
      i,
      {
        reference: referenceOf('RR-', i + 1),
        caseDetail: of.id,
        shipmentType: types.SEA_FCL,
        description: say(
          world,
          `Household of ${of.assignee.lastName}`,
          `Enseres de ${of.assignee.lastName}`,
          `Mobilier de ${of.assignee.lastName}`,
        ),
        benefits: benefit ? [benefit] : [],
        services: [idOfDefault(tenant.id, serviceType, 'HOUSEHOLD_MOVE')],
        origin: addressIn(of.home, i),
        destination: addressIn(of.host, i),
        volume: String(volume),
        volumeUnit: 'CBM',
        weight: String(volume * 104),
        weightUnit: 'KGS',
        answerBy: clock.day(reached === 0 ? 6 : -8 - i),
        currency: tenant.baseCurrency,
      },
      { day: -25 - i, rules: rateRequestRules, facts, by: plannerOf(world) },
    );
    prices.forEach((amount, n) => {
      const isChosen = reached >= 2 && String(amount) === best && prices.indexOf(amount) === n;
      put(
        world,
        rateRequestQuote,
        `${i} ${n}`,
        {
          rateRequest: id,
          vendor: carrierOf(world, i + n),
          amount: String(amount),
          currency: tenant.baseCurrency,
          transitDays: 30 + n * 4,
          validUntil: clock.day(30),
          included: say(
            world,
            'Packing, loading, customs, delivery',
            'Embalaje, carga, aduana, entrega',
            'Emballage, chargement, douane, livraison',
          ),
          isChosen,
          saleAmount: isChosen && reached >= 3 ? String(Math.round(amount * 1.2)) : null,
        },
        { day: -20 - i, rules: rateRequestQuoteRules, by: plannerOf(world) },
      );
    });
    for (let n = 0; n < reached; n += 1) {
      step(world, rateRequest, id, certain(deeds[n]), Math.min(-1, -18 - i + n * 4), plannerOf(world), {
        status: requestStates[n + 1],
      });
    }
  }
}
