import { choice, code, defineEntity, lifecycle, type RecordOf, ref, volume } from '@homeport/grammar';
import { operations } from '../role-presets/door.generated.ts';

const keepers = ['planner', 'caseManager', 'administrator', 'master'] as const;

/** One vault, rack or bay of a warehouse. Decision: one that is blocked (repair, inspection) has to be empty. */
export const warehouseSpace = defineEntity({
  name: 'warehouseSpace',
  label: 'Warehouse space',
  plural: 'Warehouse spaces',
  title: ['code'],
  search: ['code'],
  unique: [{ fields: ['warehouse', 'code'] }],
  indexes: [['status', 'warehouse'], ['storage']],
  sort: 'code,asc',
  list: ['warehouse', 'code', 'kind', 'capacity', 'capacityUnit', 'storage', 'status', 'updated'],
  menu: 'operations',
  fields: {
    warehouse: ref('Warehouse', 'warehouse', { required: true, fixed: true, onDelete: 'cascade' }),
    code: code('Code', { required: true, max: 40, fixed: true }),
    kind: choice('Kind', { VAULT: 'Vault', RACK: 'Rack', FLOOR: 'Floor', CONTAINER: 'Container' }, { required: true }),
    ...volume('capacity', 'Capacity'),
    storage: ref('Stored', 'storage', { onDelete: 'clear' }),
    status: lifecycle('Status', {
      initial: 'FREE',
      states: {
        FREE: { label: 'Free', tone: 'success', editable: true, deletable: true, primary: 'occupy' },
        OCCUPIED: { label: 'Occupied', tone: 'info', editable: true, primary: 'free' },
        BLOCKED: { label: 'Blocked', tone: 'danger', primary: 'free' },
      },
      transitions: {
        occupy: {
          label: 'Occupy',
          from: ['FREE'],
          to: 'OCCUPIED',
          by: keepers,
          needs: ['hasStorage'],
          offered: { field: 'storage', op: 'notNull' },
        },
        free: {
          label: 'Set free',
          from: ['OCCUPIED', 'BLOCKED'],
          to: 'FREE',
          by: keepers,
          needs: ['hasNoStorage'],
          offered: { field: 'storage', op: 'null' },
        },
        block: { label: 'Block', from: ['FREE'], to: 'BLOCKED', by: keepers },
      },
    }),
  },
  access: operations,
});
export interface WarehouseSpace extends RecordOf<typeof warehouseSpace> {}
