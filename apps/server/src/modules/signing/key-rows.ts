import { sql } from 'kysely';

/** The sealed key of a tenant; `secret` fields are answered by no record. */
export const sealedOf = (tenant: string) => sql<{ sealed: string; certificate: string; fingerprint: string }>`
  select sealed, certificate, fingerprint from app.signing_key where tenant_id = ${tenant}::uuid and code = 'DOCUMENTS'`;
