import { ask } from '@homeport/client';
import { mySurveys } from '@homeport/model/surveys';
import { queryOptions } from '@tanstack/react-query';

/** The surveys of the person, those to answer first. */
export const surveysQuery = queryOptions({
  queryKey: ['surveys'],
  queryFn: ({ signal }) => ask(mySurveys, { signal }),
});
