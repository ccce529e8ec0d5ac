/** One end of a channel to or from a worker: a `Worker`, a worker's own scope, a `MessagePort` of a page or of Node. */
export interface BotPort {
  postMessage(message: unknown): void;
  addEventListener(type: string, listener: (event: object) => void): void;
  /** Message ports deliver nothing before it. */
  start?(): void;
}

/** What a caller gives up a question with; an `AbortSignal` is one. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** Listens to what arrives at a port. */
export function listen(port: BotPort, receive: (message: unknown) => void): void {
  port.addEventListener('message', (event) => receive('data' in event ? event.data : undefined));
  port.start?.();
}
