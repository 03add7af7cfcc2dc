import { ask } from '@homeport/client';
import { type OpenSurvey, openSurvey } from '@homeport/model/surveys';
import type { Root } from 'react-dom/client';
import { drawLink } from '../forms/draw-link.tsx';
import { OpenSurveyPage } from './OpenSurveyPage.tsx';
import { surveyWords } from './words.ts';

/** Draws the one survey of a signed link. */
export const drawOpened = (root: Root, token: string): Promise<void> =>
  drawLink<OpenSurvey>(root, {
    open: () => ask(openSurvey, { query: { token } }),
    words: () => [surveyWords],
    draw: (survey) => <OpenSurveyPage survey={survey} token={token} />,
  });
