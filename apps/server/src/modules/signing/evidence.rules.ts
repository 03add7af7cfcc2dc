import type { Evidence } from './sign-pdf.ts';

/** How somebody has proved who they are, and when (instant in UTC). */
export interface Proof {
  readonly hasSecondFactor: boolean;
  readonly confirmed: string;
  readonly userName: string;
  readonly session: string;
}
/** What the page of signatures is made of; `at` is the instant of signing in UTC. */
export interface Signing {
  readonly title: string;
  readonly company: string;
  readonly name: string;
  readonly at: string;
  readonly sha256: string;
  readonly proof: Proof;
}
const labels = {
  en: {
    ...{ title: 'Signature', document: 'Document', company: 'Company', by: 'Signed by', at: 'Signed at (UTC)' },
    ...{ how: 'Authentication', sum: 'SHA-256 of the original' },
  },
  es: {
    ...{ title: 'Firma', document: 'Documento', company: 'Empresa', by: 'Firmado por', at: 'Firmado el (UTC)' },
    ...{ how: 'Autenticación', sum: 'SHA-256 del original' },
  },
  fr: {
    ...{ title: 'Signature', document: 'Document', company: 'Entreprise', by: 'Signé par', at: 'Signé le (UTC)' },
    ...{ how: 'Authentification', sum: 'SHA-256 de l’original' },
  },
} as const;
type Language = keyof typeof labels;

/** How somebody has proved who they are, as a sentence in a language. The record of a signature keeps the English one. */
export function proofIn(language: string, proof: Proof): string {
  const { confirmed, userName, session, hasSecondFactor } = proof;
  switch (spoken(language)) {
    case 'es':
      return `Sesión iniciada con ${hasSecondFactor ? 'un segundo factor' : 'contraseña'}, confirmada ${confirmed} (UTC), usuario ${userName}, sesión ${session}`;
    case 'fr':
      return `Connexion avec ${hasSecondFactor ? 'un second facteur' : 'un mot de passe'}, confirmée ${confirmed} (UTC), utilisateur ${userName}, session ${session}`;
    default:
      return `${hasSecondFactor ? 'Signed in with a second factor' : 'Signed in with a password'}, confirmed ${confirmed} (UTC), user ${userName}, session ${session}`;
  }
}

/** The page that closes a signed document, in the language of who signs it. Sums and instants are the same for every reader. */
export function evidenceIn(language: string, { title, company, name, at, sha256, proof }: Signing): Evidence {
  const say = labels[spoken(language)];
  return {
    title: say.title,
    name,
    reason: title,
    lines: [
      [say.document, title],
      [say.company, company],
      [say.by, name],
      [say.at, at],
      [say.how, proofIn(language, proof)],
      [say.sum, sha256],
    ],
  };
}

const spoken = (language: string): Language => {
  const [own] = language.split('-');
  return own === 'es' || own === 'fr' ? own : 'en';
};
