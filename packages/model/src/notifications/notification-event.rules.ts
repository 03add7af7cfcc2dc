import { defineRules, inputRefusals, namesIn } from '@homeport/grammar';
import { companyEventRefusals as no } from './company-event.refusals.ts';
import { notificationEvent } from './notification-event.entity.ts';

/** What is known of the records an event is about; absent where nothing is loaded (a form). */
export interface EventFacts extends Readonly<Record<string, unknown>> {
  readonly about?: {
    /** People can be told of them. */
    readonly canBeTold: boolean;
    readonly hasAssignee: boolean;
    /** Fields that name people. */
    readonly people: readonly string[];
  };
}

/** An event tells somebody, by some way, of records that people can open. */
export const notificationEventRules = defineRules<typeof notificationEvent, EventFacts>(notificationEvent, {
  check: (event, _, { about }) => {
    const faces = namesIn(event.userFields);
    const isForNobody =
      (event.roles ?? []).length === 0 &&
      (event.users ?? []).length === 0 &&
      !event.toAssignee &&
      !event.toCreator &&
      faces.length === 0;
    const hasNoWay = !event.inApp && !event.byEmail && !event.byPush;
    return [
      ...(event.happening === 'TRANSITION' && namesIn(event.transitions).length === 0
        ? [inputRefusals.required({ label: notificationEvent.fields.transitions.label }, 'transitions')]
        : []),
      ...(isForNobody ? [no.tellsNobody(undefined, 'roles')] : []),
      ...(hasNoWay ? [no.noWay(undefined, 'inApp')] : []),
      ...(about && !about.canBeTold ? [no.cannotBeTold(undefined, 'about')] : []),
      ...(about && event.toAssignee && !about.hasAssignee ? [no.noAssignee(undefined, 'toAssignee')] : []),
      ...(about && faces.some((name) => !about.people.includes(name)) ? [no.namesNobody(undefined, 'userFields')] : []),
    ];
  },
});
