import { ask } from '@homeport/client';
import { myForm, myForms } from '@homeport/model/forms';
import { queryOptions } from '@tanstack/react-query';

/** The forms the person has to fill in, what is due first on top. */
export const formsQuery = queryOptions({
  queryKey: ['forms'],
  queryFn: ({ signal }) => ask(myForms, { signal }),
});
export const formQuery = (id: string) =>
  queryOptions({
    queryKey: ['forms', id],
    queryFn: ({ signal }) => ask(myForm, { params: { id }, signal }),
    // What is typed is newer than what comes back while typing.
    refetchOnWindowFocus: false,
    staleTime: 0,
  });
