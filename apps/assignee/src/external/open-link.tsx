import { ask } from '@homeport/client';
import { type OpenLink, openExternalAccess } from '@homeport/model/external';
import type { Root } from 'react-dom/client';
import { drawLink } from '../forms/draw-link.tsx';
import { formWords } from '../forms/words.ts';
import { surveyWords } from '../surveys/words.ts';
import { OpenLinkPage } from './OpenLinkPage.tsx';
import { externalWords } from './words.ts';

/** Draws what an external link opens. */
export const drawOpened = (root: Root, token: string): Promise<void> =>
  drawLink<OpenLink>(root, {
    open: () => ask(openExternalAccess, { query: { token } }),
    words: (link) => [
      externalWords as never,
      ...(link?.form ? [formWords as never] : []),
      ...(link?.survey ? [surveyWords as never] : []),
    ],
    draw: (link) => <OpenLinkPage link={link} token={token} />,
  });
