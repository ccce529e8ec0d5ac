import { actions } from './actions.ts';
import { tableBase } from './table-base.ts';

/** Every guard, action, actor and delay of a table by name; the charts are made of nothing else. */
export const tableSetup = tableBase.extend({ actions });
