import { linkSurvey } from '@homeport/model/surveys';
import type { RecordParts } from '../records/record-parts.ts';
import { FormAnswers } from './FormAnswers.tsx';
import { LinkButton } from './LinkButton.tsx';

/** What was answered in a form, and the link that a survey is answered by. */
export const recordParts: RecordParts = {
  pageForm: { tabs: [{ id: 'answers', word: 'forms.answers', draw: (row) => <FormAnswers row={row} /> }] },
  qualitySurvey: {
    tabs: [{ id: 'link', word: 'surveys.link', draw: (row) => <LinkButton id={row.id} action={linkSurvey} /> }],
  },
};
