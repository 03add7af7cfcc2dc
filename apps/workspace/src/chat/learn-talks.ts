import { talkWords } from '@homeport/ui/talk/talk-words.ts';
import type { RouterContext } from '../frame/root.tsx';
import { talksWords } from './words.ts';

/** Loads the texts that chat, help desk and calls have in common; for the loaders of their pages. */
export async function learnTalks({ workspace }: RouterContext): Promise<void> {
  await Promise.all([workspace.learn('talks', talksWords), workspace.learn(talkWords.space, talkWords.files)]);
}
