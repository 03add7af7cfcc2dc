/** What a program asks the token endpoint for. */
export interface TokenRequest {
  readonly id: string;
  readonly secret: string;
  /** Scopes by name; absent: all that the client has. */
  readonly scopes: readonly string[] | undefined;
}
/** A failure of the token endpoint (RFC 6749, section 5.2). */
export interface TokenError {
  readonly error:
    | 'invalid_request'
    | 'invalid_client'
    | 'unauthorized_client'
    | 'unsupported_grant_type'
    | 'invalid_scope'
    | 'temporarily_unavailable'
    | 'server_error';
  readonly about?: string;
}

/** Reads a request: its form, and the client's id and secret from it or from basic authentication, never from both. */
export function readTokenRequest(text: string, authorization: string | undefined): TokenRequest | TokenError {
  const form = new URLSearchParams(text);
  const names = [...form.keys()];
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) return { error: 'invalid_request', about: `${twice.slice(0, 40)} comes more than once` };
  const grant = form.get('grant_type');
  if (!grant) return { error: 'invalid_request', about: 'grant_type is missing' };
  const basic = basicOf(authorization);
  if (basic === 'unreadable') return { error: 'invalid_client', about: 'the Authorization header cannot be read' };
  const given = form.get('client_secret');
  if (basic && given !== null)
    return { error: 'invalid_request', about: 'the client authenticates in more than one way' };
  const [id, secret] = basic ?? [form.get('client_id'), given];
  if (!id || !secret) return { error: 'invalid_client', about: 'client id and secret are missing' };
  if (basic && form.get('client_id') !== null && form.get('client_id') !== id)
    return { error: 'invalid_request', about: 'client_id is not the one that authenticates' };
  if (grant !== 'client_credentials') return { error: 'unsupported_grant_type' };
  const scope = form.get('scope');
  return { id, secret, scopes: scope ? scope.split(' ').filter(Boolean) : undefined };
}

/** Id and secret of basic authentication, each form-encoded before (RFC 6749, section 2.3.1). */
function basicOf(header: string | undefined): readonly [string, string] | 'unreadable' | undefined {
  if (header === undefined || !/^basic /i.test(header)) return undefined;
  const text = Buffer.from(header.slice(6).trim(), 'base64').toString();
  const at = text.indexOf(':');
  if (at < 1) return 'unreadable';
  try {
    const [id, secret] = [text.slice(0, at), text.slice(at + 1)].map((part) =>
      decodeURIComponent(part.replaceAll('+', ' ')),
    );
    return [id as string, secret as string];
  } catch {
    return 'unreadable';
  }
}
