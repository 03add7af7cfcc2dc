import { scimPages } from './scim.routes.ts';
import { scimSchemas } from './scim-user.rules.ts';

/** What the endpoints can do (RFC 7643, section 5). */
export const serviceProviderConfig = {
  schemas: [scimSchemas.config],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: scimPages.most },
  changePassword: { supported: false },
  sort: { supported: true },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'OAuth 2.0 client credentials',
      description: 'An access token of an API client with the scope scim.',
      specUri: 'https://www.rfc-editor.org/rfc/rfc6749#section-4.4',
      primary: true,
    },
  ],
} as const;

export const resourceTypes = [
  {
    schemas: [scimSchemas.type],
    id: 'User',
    name: 'User',
    endpoint: '/Users',
    schema: scimSchemas.user,
    description: 'A sign-in.',
  },
  {
    schemas: [scimSchemas.type],
    id: 'Group',
    name: 'Group',
    endpoint: '/Groups',
    schema: scimSchemas.group,
    description: 'A role. Roles are there; who has them is provisioned.',
  },
] as const;

interface Attribute {
  readonly name: string;
  readonly type: 'string' | 'boolean' | 'complex' | 'reference';
  readonly multiValued: boolean;
  readonly required: boolean;
  readonly caseExact: boolean;
  readonly mutability: 'readWrite' | 'readOnly';
  readonly returned: 'default' | 'always';
  readonly uniqueness: 'none' | 'server' | 'global';
  readonly subAttributes?: readonly Attribute[];
}
const attribute = (name: string, more: Partial<Attribute> = {}): Attribute => ({
  name,
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
});
const readOnly = { mutability: 'readOnly' } as const;

/** The attributes that are kept; what else a directory sends is left alone. */
export const scimSchemaDocuments = [
  {
    schemas: [scimSchemas.schema],
    id: scimSchemas.user,
    name: 'User',
    description: 'A sign-in',
    attributes: [
      attribute('userName', { required: true, uniqueness: 'global' }),
      attribute('externalId', { caseExact: true }),
      attribute('name', {
        type: 'complex',
        subAttributes: [attribute('formatted', readOnly), attribute('givenName'), attribute('familyName')],
      }),
      attribute('displayName', readOnly),
      attribute('active', { type: 'boolean' }),
      attribute('preferredLanguage'),
      attribute('emails', {
        type: 'complex',
        multiValued: true,
        required: true,
        subAttributes: [attribute('value'), attribute('type'), attribute('primary', { type: 'boolean' })],
      }),
      attribute('groups', {
        type: 'complex',
        multiValued: true,
        ...readOnly,
        subAttributes: [
          attribute('value', readOnly),
          attribute('display', readOnly),
          attribute('$ref', { type: 'reference', ...readOnly }),
        ],
      }),
    ],
  },
  {
    schemas: [scimSchemas.schema],
    id: scimSchemas.group,
    name: 'Group',
    description: 'A role',
    attributes: [
      attribute('displayName', { required: true, ...readOnly, uniqueness: 'server' }),
      attribute('members', {
        type: 'complex',
        multiValued: true,
        subAttributes: [
          attribute('value'),
          attribute('display', readOnly),
          attribute('$ref', { type: 'reference', ...readOnly }),
        ],
      }),
    ],
  },
] as const;
