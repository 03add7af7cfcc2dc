import { ask, call } from '@homeport/client';
import { serviceDetail, servicesWithNextAction } from '@homeport/model/cases';
import { listComments } from '@homeport/model/comments';
import { mySurveys } from '@homeport/model/surveys';
import { queryOptions } from '@tanstack/react-query';

/** The shared services of the running assignment, what needs the person first. */
export const servicesQuery = queryOptions({
  queryKey: ['services'],
  queryFn: ({ signal }) => ask(servicesWithNextAction, { signal }),
});
export const serviceQuery = (id: string) =>
  queryOptions({
    queryKey: ['services', id],
    queryFn: ({ signal }) => ask(serviceDetail, { params: { id }, signal }),
  });
/** A file of a service that is shared. */
export interface ServiceFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly created: string;
}
export const serviceFilesQuery = (id: string) =>
  queryOptions({
    queryKey: ['services', id, 'files'],
    queryFn: async ({ signal }) =>
      (
        await call<{ readonly content: readonly ServiceFile[] }>('GET', 'file-storage', {
          query: { entity: 'caseService', entityId: id },
          signal,
        })
      ).content,
  });
/** What was asked and answered about a service. */
export const serviceThreadQuery = (id: string) =>
  queryOptions({
    queryKey: ['services', id, 'thread'],
    queryFn: async ({ signal }) =>
      (await ask(listComments, { query: { category: 'SERVICE', entityId: id }, signal })).content,
  });
/** The surveys of the person, as their own page asks for them: whether a service was rated stands there. */
export const surveysQuery = queryOptions({
  queryKey: ['surveys'],
  queryFn: ({ signal }) => ask(mySurveys, { signal }),
});
