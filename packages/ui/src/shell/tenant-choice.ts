/** A company somebody works for. */
export interface TenantChoice {
  readonly id: string;
  readonly name: string;
}
/** The company worked for, and the others. */
export interface TenantChoiceProps {
  readonly tenant: TenantChoice;
  readonly tenants: readonly TenantChoice[];
  readonly onSwitch: (id: string) => void;
}
