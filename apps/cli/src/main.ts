import { commands } from './commands.ts';
import { run } from './run.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader went away (as `head` does): there is nobody left to answer.
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
const terminal = { input: process.stdin, output: process.stdout, errors: process.stderr };
process.exitCode = await run(commands, process.argv.slice(2), terminal);
