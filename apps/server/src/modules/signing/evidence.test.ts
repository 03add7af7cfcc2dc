import { expect, test } from 'vitest';
import { evidenceIn, proofIn } from './evidence.rules.ts';

const signing = {
  ...{ title: 'Lettre', company: 'Castellane', name: 'Camille Laurent', at: '2026-03-01T09:00:00Z', sha256: 'abc' },
  proof: { hasSecondFactor: false, confirmed: '2026-03-01T08:59:00Z', userName: 'camille', session: 's1' },
};

test.each([
  ['en', 'Signature', 'Company', 'Signed in with a password, confirmed 2026-03-01T08:59:00Z (UTC), user camille'],
  ['en-x-halden', 'Signature', 'Company', 'Signed in with a password'],
  ['es', 'Firma', 'Empresa', 'Sesión iniciada con contraseña, confirmada 2026-03-01T08:59:00Z (UTC), usuario camille'],
  [
    'fr',
    'Signature',
    'Entreprise',
    'Connexion avec un mot de passe, confirmée 2026-03-01T08:59:00Z (UTC), utilisateur',
  ],
])('the page of signatures is in the language of who signs, values too: %s', (language, title, company, how) => {
  const page = evidenceIn(language, signing);
  expect([page.title, page.lines[1]?.[0]]).toEqual([title, company]);
  expect(page.lines[4]?.[1]).toContain(how);
  // Nothing in another language beside it.
  expect(page.lines.flat().join(' ')).not.toContain(' / ');
});
test('a second factor is named', () => {
  expect(proofIn('fr', { ...signing.proof, hasSecondFactor: true })).toContain('un second facteur');
});
