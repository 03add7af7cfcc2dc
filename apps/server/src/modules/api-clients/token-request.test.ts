import { expect, test } from 'vitest';
import { readTokenRequest } from './token-request.ts';

const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;
const body = 'grant_type=client_credentials&client_id=HR&client_secret=s';

test.each<[string, string, string | undefined, object]>([
  ['credentials in the body', body, undefined, { id: 'HR', secret: 's', scopes: undefined }],
  ['scopes', `${body}&scope=read+order:write`, undefined, { scopes: ['read', 'order:write'] }],
  ['by basic authentication', 'grant_type=client_credentials', basic('HR:s'), { id: 'HR', secret: 's' }],
  ['encoded as a form', 'grant_type=client_credentials', basic('H%3AR:s+%25'), { id: 'H:R', secret: 's %' }],
  ['both name the same client', 'grant_type=client_credentials&client_id=HR', basic('HR:s'), { id: 'HR' }],
  ['both name another', 'grant_type=client_credentials&client_id=BI', basic('HR:s'), { error: 'invalid_request' }],
  ['two ways', body, basic('HR:s'), { error: 'invalid_request' }],
  ['something twice', `${body}&grant_type=x`, undefined, { error: 'invalid_request' }],
  ['without a grant', 'client_id=HR&client_secret=s', undefined, { error: 'invalid_request' }],
  ['another grant', body.replace('client_credentials', 'password'), undefined, { error: 'unsupported_grant_type' }],
  ['without a client', 'grant_type=client_credentials', undefined, { error: 'invalid_client' }],
  ['without a secret', 'grant_type=client_credentials&client_id=HR', undefined, { error: 'invalid_client' }],
  ['an unreadable header', 'grant_type=client_credentials', basic('HR'), { error: 'invalid_client' }],
  ['broken encoding', 'grant_type=client_credentials', basic('HR:%E0%A4%A'), { error: 'invalid_client' }],
  ['nothing', '', undefined, { error: 'invalid_request' }],
])('%s', (_, text, header, expected) => expect(readTokenRequest(text, header)).toMatchObject(expected));
