import { ask } from '@homeport/client';
import { widgetsToUser } from '@homeport/model/widgets';
import { queryOptions } from '@tanstack/react-query';

/** The dashboard of this application (specification). */
export const dashboardCode = 'APP_ASSIGNEE';

/** The person's widgets in their places. */
export const boardQuery = queryOptions({
  queryKey: ['widgets', dashboardCode],
  queryFn: ({ signal }) => ask(widgetsToUser, { query: { dashboardCode }, signal }),
});
