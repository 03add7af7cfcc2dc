import { certain } from '@homeport/grammar';
import type { Root } from 'react-dom/client';

type LinkedPage = () => Promise<{ drawOpened(root: Root, token: string): Promise<void> }>;
/** What opens by a signed link: no sign-in, no menu. */
const pages: Readonly<Record<string, LinkedPage>> = {
  '/form': () => import('./forms/open-form.tsx'),
  '/survey': () => import('./surveys/open-survey.tsx'),
  '/decide': () => import('./deciding/open-decision.tsx'),
  '/link': () => import('./external/open-link.tsx'),
};

/** Draws the page of a signed link at its address. */
export async function drawLinked(root: Root, path: string, token: string): Promise<void> {
  const { drawOpened } = await certain(pages[path])();
  await drawOpened(root, token);
}
