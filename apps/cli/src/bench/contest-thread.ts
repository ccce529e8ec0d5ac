import { parentPort, workerData } from 'node:worker_threads';
import { type ContestName, contests } from './contests.ts';

const { name, heats }: { name: ContestName; heats: number } = workerData;
parentPort?.postMessage(contests[name](heats));
