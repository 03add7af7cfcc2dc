import { ask, dropTokens } from '@homeport/client';
import { logout } from '@homeport/model/identity';
import { eraseDrafts } from '@homeport/ui/parts/drafts.ts';
import { forgetWrites } from '@homeport/ui/queue/write-queue.ts';
import { bankOpenUntil } from '../banking/bank-proof.ts';
import { closeTray } from '../expenses/receipt-tray.ts';
import { forgetPicture } from '../last-seen/picture.ts';
import { draftFiles } from '../offline/draft-files.ts';
import { forgetAnswers } from '../offline/kept-answers.ts';
import { savedDocuments } from '../offline/saved-documents.ts';
import { hasPush } from '../push/push-mark.ts';
import { forgetCalls } from '../session/page-calls.ts';

/** Ends the session here and on the server, and erases what this person typed on this device; what others did stays theirs. */
export async function leaveForGood(user: string): Promise<void> {
  if (hasPush()) await import('../push/push.ts').then(({ turnOffPush }) => turnOffPush()).catch(() => undefined);
  await ask(logout, { body: {} }).catch(() => undefined);
  bankOpenUntil.set(0);
  dropTokens();
  forgetCalls();
  forgetPicture();
  eraseDrafts(user, localStorage);
  sessionStorage.clear();
  const kept = [draftFiles.forget(user), closeTray(user), savedDocuments.forget(user)];
  await Promise.allSettled([forgetWrites(user), ...kept, forgetAnswers(user)]);
  location.replace('/logout');
}
