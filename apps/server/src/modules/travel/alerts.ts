import { type ActionHandler, answer, type Context, handle, type RouteHandler } from '@homeport/engine';
import { diaryEntry } from '@homeport/model/diary';
import { type WordingLanguage, wordedIn } from '@homeport/model/notifications';
import {
  type AlertLine,
  alertPublished,
  concernedAlerts,
  myTravelAlerts,
  publishAlert,
  type Stay,
  stayOfTrip,
  type TravelAlert,
  travelAlert,
  trip,
} from '@homeport/model/travel';
import { todayOf } from '../../today.ts';
import { currentCase } from '../cases/index.ts';
import { languageOf } from './travel-names.ts';

/** Alerts that hold at most at once; a company that warns of more has withdrawn none for years. */
const most = 1000;

export const myAlertsHandler: RouteHandler = answer(myTravelAlerts, async (given) => {
  const ctx = given;
  const today = todayOf(ctx);
  const [alerts, stays] = await Promise.all([
    ctx.records(travelAlert).find({
      filter: {
        all: [
          { field: 'status', op: 'eq', value: 'PUBLISHED' },
          { field: 'validFrom', op: 'lte', value: today },
          {
            any: [
              { field: 'validTo', op: 'null' },
              { field: 'validTo', op: 'gte', value: today },
            ],
          },
        ],
      },
      sort: 'validFrom,desc',
      limit: most,
    }),
    staysOf(ctx, today),
  ]);
  return concernedAlerts(alerts, stays, today).map((alert) => lineOf(alert, alert.because, languageOf(ctx)));
});

export const publishAlertHandler: ActionHandler = handle(publishAlert, async (ctx, { record }) => {
  await ctx.emit(alertPublished, record.id, { alert: record.id });
  return {};
});

/** Where the caller lives, is going and has been logged from today on; a member of the family lives where the assignee does. */
async function staysOf(ctx: Context, today: string): Promise<Stay[]> {
  const isAssignee = ctx.me.roles.includes('assignee');
  const [assignment, trips, entries] = await Promise.all([
    currentCase(ctx),
    isAssignee
      ? ctx.records(trip).find({
          filter: {
            all: [
              { field: 'assignee', op: 'eq', value: '$me.person' },
              { field: 'status', op: 'ne', value: 'CANCELLED' },
              {
                any: [
                  { field: 'returnDate', op: 'null' },
                  { field: 'returnDate', op: 'gte', value: today },
                ],
              },
            ],
          },
          limit: 200,
        })
      : [],
    isAssignee
      ? ctx.records(diaryEntry).find({
          filter: {
            all: [
              { field: 'assignee', op: 'eq', value: '$me.person' },
              { field: 'endDay', op: 'gte', value: today },
            ],
          },
          limit: 500,
        })
      : [],
  ]);
  const isOver = !assignment || assignment.status === 'CLOSED' || assignment.status === 'CANCELLED';
  const lived = (kind: 'HOME' | 'HOST', country: string | undefined): Stay[] =>
    isOver || !country ? [] : [{ kind, country, from: null, to: null, place: null }];
  return [
    ...lived('HOST', assignment?.hostLocation?.country),
    ...lived('HOME', assignment?.homeLocation?.country),
    ...trips.map(stayOfTrip),
    ...entries.map(({ country, startDay, endDay, location }): Stay => {
      return { kind: 'DIARY', country, from: startDay, to: endDay, place: location };
    }),
  ];
}

/** In the reader's language where the alert has it, title and text alike. */
function lineOf(alert: TravelAlert, because: readonly Stay[], language: WordingLanguage): AlertLine {
  const { id, country, level, validFrom, validTo, source, sourceLink } = alert;
  return {
    id,
    country,
    level,
    ...wordedIn(alert, language),
    validFrom,
    validTo,
    source,
    sourceLink,
    because,
  };
}
