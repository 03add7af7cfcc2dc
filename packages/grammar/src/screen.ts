/** An entry of the menu besides the lists that every entity has. What is drawn there is data elsewhere, or a page of the app. */
export interface ScreenSpec {
  readonly name: string;
  /** The entity whose records it is about. */
  readonly on: string;
  readonly kind: 'list' | 'form';
  readonly label: string;
  /** Workspace menu. */
  readonly menu?: string;
  /** Role keys that see it; default: who may read the entity. */
  readonly by?: readonly string[];
  /** Address, where it is not the menu and the name. */
  readonly path?: string;
}
export type Screen = ScreenSpec;

/** Declares a screen. */
export function defineScreen(spec: ScreenSpec): Screen {
  return spec;
}
