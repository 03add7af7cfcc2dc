import { ask, dropTokens } from '@homeport/client';
import { logout } from '@homeport/model/identity';
import { eraseDrafts } from '@homeport/ui/parts/drafts.ts';
import { forgetWrites } from '@homeport/ui/queue/write-queue.ts';
import { brought } from './brings.generated.ts';
import { forgetPicture } from './last-seen/picture.ts';
import { draftFiles } from './offline/draft-files.ts';
import { forgetAnswers } from './offline/kept-answers.ts';
import { savedDocuments } from './offline/saved-documents.ts';
import { hasPush } from './push/push-mark.ts';
import { forgetCalls } from './session/page-calls.ts';

/** Ends the session here and on the server, and erases what this person typed on this device; what others did stays theirs. */
export async function leaveForGood(user: string): Promise<void> {
  if (hasPush()) await import('./push/push.ts').then(({ turnOffPush }) => turnOffPush()).catch(() => undefined);
  await ask(logout, { body: {} }).catch(() => undefined);
  const forgotten = brought.map(async ({ forget }) => forget?.(user));
  dropTokens();
  forgetCalls();
  forgetPicture();
  eraseDrafts(user, localStorage);
  sessionStorage.clear();
  const kept = [draftFiles.forget(user), savedDocuments.forget(user)];
  await Promise.allSettled([forgetWrites(user), ...forgotten, ...kept, forgetAnswers(user)]);
  location.replace('/logout');
}
