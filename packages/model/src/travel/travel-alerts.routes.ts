import { defineRoute } from '@homeport/grammar';
import type { Stay } from './concerned.rules.ts';
import type { AlertLevel } from './travel-alert.entity.ts';

/** A travel alert as its reader sees it, in their language. Days are `yyyy-MM-dd`. */
export interface AlertLine {
  readonly id: string;
  readonly country: string;
  readonly level: AlertLevel;
  readonly title: string;
  readonly body: string;
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly source: string;
  readonly sourceLink: string | null;
  /** Where the reader is, or is going, that makes it theirs. */
  readonly because: readonly Stay[];
}

/** The alerts that hold today for the countries of the caller: of the assignment, of trips and of days in the diary. */
export const myTravelAlerts = defineRoute<readonly AlertLine[]>()({
  name: 'myTravelAlerts',
  label: 'My travel alerts',
  method: 'GET',
  path: 'travel/alerts',
  who: ['assignee', 'dependant'],
  about: 'travelAlert',
  shape: {
    type: 'array',
    items: {
      type: 'object',
      required: ['id', 'country', 'level', 'title', 'body', 'validFrom', 'validTo', 'source', 'because'],
      properties: {
        id: { type: 'string', format: 'uuid' },
        country: { type: 'string' },
        level: { type: 'string' },
        title: { type: 'string' },
        body: { type: 'string' },
        validFrom: { type: 'string', format: 'date' },
        validTo: { type: ['string', 'null'] },
        source: { type: 'string' },
        sourceLink: { type: ['string', 'null'] },
        because: {
          type: 'array',
          items: {
            type: 'object',
            required: ['kind', 'country', 'from', 'to', 'place'],
            properties: {
              kind: { type: 'string' },
              country: { type: 'string' },
              from: { type: ['string', 'null'] },
              to: { type: ['string', 'null'] },
              place: { type: ['string', 'null'] },
            },
          },
        },
      },
    },
  },
});
