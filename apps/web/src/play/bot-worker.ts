import { serveBot } from '@pedra/bots';

serveBot(self);
