import type { Call, OpenContext, RedirectAnswer } from '@homeport/engine';
import type { takeSaml } from '@homeport/model/sso';
import { findFlow, refusalFor } from './finish.ts';
import { notePerson, pageOf, randomText } from './flows.ts';
import type { Sso } from './sso.ts';

/**
 * Takes the answer that a provider's page posts. The reader is a person in a browser: whatever comes of it, they are led on to
 * a sign-in page, with a code that finishes the sign-in or with a word that it failed.
 */
export async function takeAnswer(
  ctx: OpenContext,
  sso: Sso,
  { RelayState: state, SAMLResponse: response }: Call<typeof takeSaml>['body'],
): Promise<RedirectAnswer> {
  const found = await findFlow(ctx, sso, state);
  const page = pageOf(found?.flow ?? { origin: sso.publicUrl, application: 'assignee' });
  const failed = { location: `${page}?why=sso` };
  if (found?.setup.protocol !== 'SAML') return failed;
  try {
    const subject = await sso.saml.arrive(found.setup, found.flow, response);
    const code = randomText();
    if (!(await notePerson(found.ctx, found.flow.id, subject, code))) return failed;
    return { location: `${page}?${new URLSearchParams({ state, code })}` };
  } catch (error) {
    refusalFor(sso, error);
    return failed;
  }
}
