import { type Reaction, react } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { calendarChanged, caseWorkflow } from '@homeport/model/workflow';

/**
 * Works out anew what is planned of an assignment, after the public holidays of where it leads have changed: saving it as it is
 * derives its dates from today's calendar. What people are told of its steps follows their dates.
 */
export const calendarReaction: Reaction = react(calendarChanged, (given, { recordId }) =>
  given.inTransactionOrThrow(async (ctx) => {
    const saved = await ctx
      .asSystem('a public holiday moves what is planned')
      .records(caseWorkflow)
      .update(recordId, {});
    if (isRefusal(saved) && saved.kind !== 'notFound')
      throw new Error(`what is planned could not follow a public holiday: ${saved.code}`);
  }),
);
