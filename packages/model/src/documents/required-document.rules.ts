import { defineRules, type Refusal } from '@homeport/grammar';
import { documentRefusals as no } from './documents.refusals.ts';
import { type RequiredDocument, requiredDocument } from './required-document.entity.ts';

/** What is loaded before a requirement is saved. */
export interface RequirementFacts extends Readonly<Record<string, unknown>> {
  /** Whose family the named member belongs to; null when none is named. */
  readonly familyOf: string | null;
}

export const requiredDocumentRules = defineRules<typeof requiredDocument, RequirementFacts>(requiredDocument, {
  check: ({ assignee, dependant, category, kind, attachedDocument, documentType }, _, { familyOf }) => {
    const wrong: Refusal[] = [];
    if (dependant && familyOf !== assignee.id) wrong.push(no.notOfFamily(undefined, 'dependant'));
    if (!category) wrong.push(no.noCategory(undefined, 'category'));
    if (kind === 'DOWNLOAD' && !attachedDocument) wrong.push(no.noAttachedDocument(undefined, 'attachedDocument'));
    if (kind === 'UPLOAD' && !documentType) wrong.push(no.noDocumentType(undefined, 'documentType'));
    return wrong;
  },
  guards: {
    isUpload: ({ kind }) => (kind === 'UPLOAD' ? undefined : no.notForUpload()),
    isDownload: ({ kind }) => (kind === 'DOWNLOAD' ? undefined : no.notToRead()),
    isNotOwn: ({ assignee }, { me }) => (assignee.id === me.person ? no.ownDocument() : undefined),
  },
});

/** What is asked for, and of whom in the family: `Copy of the passport (Jules Laurent)`. */
export function requirementTitle({ name, dependant }: Pick<RequiredDocument, 'name' | 'dependant'>): string {
  return dependant ? `${name} (${dependant.label})` : name;
}

const pictures = ['image/jpeg', 'image/png', 'image/webp'];
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** MIME types by what a requirement accepts. */
export const acceptedTypes: Readonly<Record<RequiredDocument['accepts'], readonly string[]>> = {
  ANY: ['application/pdf', ...pictures],
  PDF: ['application/pdf'],
  PICTURE: pictures,
  OFFICE: ['application/pdf', ...pictures, word],
};

/** Refuses a file of a type the requirement does not accept. */
export function refuseType(of: Pick<RequiredDocument, 'accepts'>, contentType: string): Refusal | undefined {
  return acceptedTypes[of.accepts].includes(contentType) ? undefined : no.wrongType(undefined, 'file');
}

/** Where a requirement stands for the person who has to meet it. */
export type RequirementState = 'overdue' | 'open' | 'inReview' | 'rejected' | 'done';

/** `today` and due dates as yyyy-MM-dd. A rejected one asks first, then what is overdue, then what is open. */
export function requirementState(of: Pick<RequiredDocument, 'status' | 'dueDate'>, today: string): RequirementState {
  if (of.status === 'REJECTED') return 'rejected';
  if (of.status === 'REQUESTED') return of.dueDate !== null && of.dueDate < today ? 'overdue' : 'open';
  return of.status === 'IN_REVIEW' ? 'inReview' : 'done';
}

const rank: Readonly<Record<RequirementState, number>> = { overdue: 0, rejected: 1, open: 2, inReview: 3, done: 4 };

/** What asks for something first, by due date, then what waits, then what is done. */
export function inRequirementOrder<R extends Pick<RequiredDocument, 'status' | 'dueDate' | 'name'>>(
  all: readonly R[],
  today: string,
): R[] {
  const place = (one: R): string => `${rank[requirementState(one, today)]} ${one.dueDate ?? '9999-12-31'} ${one.name}`;
  return [...all].sort((one, other) => (place(one) < place(other) ? -1 : 1));
}
