/** Columns of a table that no declaration makes, with what the data inventory says of them. */
export interface EngineColumn {
  readonly table: string;
  readonly columns: readonly string[];
  readonly class: 'none' | 'reference' | 'personal' | 'secret';
  readonly retention: string;
  readonly export: 'yes' | 'no';
  readonly erasure: string;
}

const reference = { class: 'reference', export: 'no', erasure: 'kept' } as const;

export const engineColumns: readonly EngineColumn[] = [
  {
    table: 'engine.history',
    columns: ['tenant_id', 'entity', 'record_id', 'version', 'deed', 'by_user', 'on_behalf_by', 'at', 'request', 'xid'],
    ...reference,
    retention: 'with the audit trail',
  },
  {
    table: 'engine.history',
    columns: ['changes', 'note'],
    class: 'personal',
    retention: 'until erased',
    export: 'yes',
    erasure: 'emptied where it tells of the person',
  },
  {
    table: 'engine.audit',
    columns: [
      'tenant_id',
      'id',
      'at',
      'by_user',
      'on_behalf_by',
      'request',
      'what',
      'entity',
      'record_id',
      'result',
      'xid',
    ],
    ...reference,
    retention: 'with the audit trail',
  },
  {
    table: 'engine.audit',
    columns: ['reason', 'detail'],
    class: 'personal',
    retention: 'until erased',
    export: 'no',
    erasure: 'emptied for sign-ins (network addresses)',
  },
  {
    table: 'engine.seal',
    columns: ['tenant_id', 'seq', 'record_id', 'version', 'audit_id', 'xid', 'digest', 'hash', 'at'],
    ...reference,
    retention: 'with the audit trail',
  },
  {
    table: 'engine.seal',
    columns: ['salt'],
    class: 'secret',
    retention: 'until the line is erased',
    export: 'no',
    erasure: 'emptied with the line',
  },
  {
    table: 'engine.outbox',
    columns: [
      'tenant_id',
      'id',
      'effect_id',
      'event',
      'entity',
      'record_id',
      'payload',
      'by_user',
      'on_behalf_by',
      'request',
      'created',
      'claimed_until',
      'attempts',
      'failure',
      'dead',
    ],
    ...reference,
    retention: 'until acted on',
  },
  {
    table: 'engine.idempotency',
    columns: ['tenant_id', 'user_id', 'key', 'fingerprint', 'status', 'answer', 'created'],
    class: 'personal',
    retention: '48 hours',
    export: 'no',
    erasure: 'removed with the account',
  },
  {
    table: 'engine.job',
    columns: [
      'tenant_id',
      'id',
      'name',
      'owner',
      'input',
      'state',
      'step',
      'done',
      'total',
      'result',
      'failure',
      'created',
      'started',
      'finished',
      'expires',
    ],
    class: 'personal',
    retention: 'with the account',
    export: 'no',
    erasure: 'removed with the account',
  },
  {
    table: 'engine.reference_number',
    columns: ['tenant_id', 'name', 'last'],
    class: 'none',
    retention: 'with the tenant',
    export: 'no',
    erasure: 'kept',
  },
  {
    table: 'engine.attempt',
    columns: ['key', 'tries', 'ends'],
    class: 'none',
    retention: 'an hour after it ends; keys are hashes',
    export: 'no',
    erasure: 'goes by itself',
  },
  {
    table: 'engine.change',
    columns: ['tenant_id', 'relation', 'xid'],
    class: 'none',
    retention: 'until counts were taken anew',
    export: 'no',
    erasure: 'kept',
  },
  {
    table: 'engine.installation_key',
    columns: ['name', 'sealed'],
    class: 'secret',
    retention: 'with the installation',
    export: 'no',
    erasure: 'kept',
  },
];
