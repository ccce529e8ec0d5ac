import type { ArgumentSpec } from './arguments.ts';
import type { Terminal } from './terminal.ts';

/** One thing that `pedra` can do. */
export interface Command {
  readonly name: string;
  /** What it does, in one line of help. */
  readonly text: string;
  readonly arguments: readonly ArgumentSpec[];
  /** Does it and gives the exit status; throws BadArguments for arguments that it does not take. */
  run(given: readonly string[], terminal: Terminal): Promise<number>;
}
