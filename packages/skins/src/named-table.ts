import type { TableSkin } from '@pedra/renderer';

/** A table that menus can list. */
export interface NamedTable extends TableSkin {
  readonly id: string;
  /** Names by language tag. */
  readonly name: Readonly<Record<string, string>>;
}
