import { ask } from '@homeport/client';
import { type DecisionByLink, openDecisionByLink } from '@homeport/model/deciding';
import type { Root } from 'react-dom/client';
import { drawLink } from '../forms/draw-link.tsx';
import { DecideByLinkPage } from './DecideByLinkPage.tsx';
import { decidingWords } from './words.ts';

/** Draws what the link of a mail asks somebody to decide. */
export const drawOpened = (root: Root, token: string): Promise<void> =>
  drawLink<DecisionByLink>(root, {
    open: () => ask(openDecisionByLink, { query: { token } }),
    words: () => [decidingWords],
    draw: (link) => <DecideByLinkPage link={link} token={token} />,
  });
