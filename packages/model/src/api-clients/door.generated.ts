// Written by `npm run derive`: the door of the domain, what others take of it.
export { type ApiClient, apiClient } from './api-client.entity.ts';
export { type ApiClientFacts, includesScope, scopesIn } from './api-client.rules.ts';
export { makeSecret } from './api-clients.actions.ts';
export { type OauthToken, oauthToken } from './oauth.routes.ts';
