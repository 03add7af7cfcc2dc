import { ask } from '@homeport/client';
import { type OpenForm, openPageForm } from '@homeport/model/forms';
import type { Root } from 'react-dom/client';
import { drawLink } from './draw-link.tsx';
import { OpenFormPage } from './OpenFormPage.tsx';
import { formWords } from './words.ts';

/** Draws the one form of a signed link. */
export const drawOpened = (root: Root, token: string): Promise<void> =>
  drawLink<OpenForm>(root, {
    open: () => ask(openPageForm, { query: { token } }),
    words: () => [formWords],
    draw: (form) => <OpenFormPage form={form} token={token} />,
  });
