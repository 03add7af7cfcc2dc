import { answer, type Module } from '@homeport/engine';
import { myWork } from '@homeport/model/work';
import type { Services } from '../../services.ts';
import { workOf } from './work-of.ts';

/** What waits for somebody, over all kinds of records. */
export const workModule = ({ catalogue }: Pick<Services, 'catalogue'>): Module => ({
  name: 'work',
  routes: [
    answer(myWork, (ctx) =>
      ctx.companies
        ? workOf(ctx, catalogue.entities)
        : ctx.inTransactionOrThrow((inside) => workOf(inside, catalogue.entities)),
    ),
  ],
});
