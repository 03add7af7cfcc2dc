import { defineRules, type Refusal } from '@homeport/grammar';
import { companyEventRefusals as no } from './company-event.refusals.ts';
import { recordPlaceholder } from './company-event.rules.ts';
import { notificationTemplate } from './notification-template.entity.ts';

/** The first thing wrong with a text: a bracket, or a name that nothing has. */
export type WordingFault = { readonly kind: 'brackets' } | { readonly kind: 'unknown'; readonly name: string };
/** What was found when the texts were read; absent where nothing is loaded (a form). */
export interface TemplateFacts extends Readonly<Record<string, unknown>> {
  readonly faults?: { readonly subject?: WordingFault | undefined; readonly body?: WordingFault | undefined };
  /** Names that may stand in brackets, with what they are called in the caller's language. */
  readonly known?: readonly { readonly name: string; readonly label: string }[];
}

/** A template names only fields that the records of its event have. */
export const notificationTemplateRules = defineRules<typeof notificationTemplate, TemplateFacts>(notificationTemplate, {
  check: (_, __, { faults, known = [] }) =>
    (['subject', 'body'] as const).flatMap((field): Refusal[] => {
      const fault = faults?.[field];
      if (!fault) return [];
      return fault.kind === 'unknown'
        ? [
            no.unknownPlaceholder(
              { name: fault.name, known: known.map(({ name, label }) => `${label} (${name})`).join(', ') },
              field,
            ),
          ]
        : [no.badBrackets({ example: `{${known[1]?.name ?? recordPlaceholder}}` }, field)];
    }),
});
