import { type Context, defineFacts, type FactsLoader } from '@homeport/engine';
import { type Catalogue, type Entity, isRefusal } from '@homeport/grammar';
import {
  assigneePath,
  canBeTold,
  type EventFacts,
  notificationEvent,
  notificationTemplate,
  peopleFields,
  placeholdersOf,
  type TemplateFacts,
} from '@homeport/model/notifications';
import { templateFault } from '../../../language/template.ts';
import type { Services } from '../../../services.ts';
import { placeholderLabel } from './record-params.ts';

/** What saving an event and its words has to know of the records it is about. */
export const companyEventFacts = ({ catalogue, textOf }: Pick<Services, 'catalogue' | 'textOf'>): FactsLoader[] => [
  defineFacts(notificationEvent, async (_, { about: name }): Promise<EventFacts> => {
    const entity = named(catalogue, name);
    if (!entity) return {};
    const hasAssignee = assigneePath(catalogue, entity) !== undefined;
    return { about: { canBeTold: canBeTold(entity), hasAssignee, people: peopleFields(entity) } };
  }),
  defineFacts(
    notificationTemplate,
    async (ctx, { notificationEvent: event, language, subject, body }): Promise<TemplateFacts> => {
      const entity = await aboutOf(ctx, catalogue, event);
      if (!entity) return {};
      const known = placeholdersOf(entity);
      const faultIn = (text: string) => templateFault(text, language, new Set(known));
      const { locale } = ctx.me;
      return {
        faults: { subject: faultIn(subject), body: faultIn(body) },
        known: known.map((name) => ({ name, label: placeholderLabel(entity, name, { locale, textOf }) })),
      };
    },
    { looksUp: { notificationEvent: ['about'] } },
  ),
];

const named = (catalogue: Catalogue, name: string | null): Entity | undefined =>
  name !== null && catalogue.hasEntity(name) ? catalogue.entity(name) : undefined;

/** The records that the event of a part is about. */
async function aboutOf(
  ctx: Context,
  catalogue: Catalogue,
  event: { readonly id: string } | null,
): Promise<Entity | undefined> {
  const found = event && (await ctx.records(notificationEvent).get(event.id));
  return found && !isRefusal(found) ? named(catalogue, found.about) : undefined;
}
