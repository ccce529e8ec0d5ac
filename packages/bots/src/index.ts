/*
 * choose(view: SeatView, how: { level: string; seed: string }): { action: Action }     pure
 * listLevels(): readonly string[]
 * serveBot(port): void — the worker's side;  askBot(worker): Think — the page's side (see bot-port.ts)
 */
export {};
