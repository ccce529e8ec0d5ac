/** The part of boardgame.io that the bench drives; its own types do not describe what it exports there. */
declare module 'boardgame.io/dist/cjs/internal.js' {
  interface State {
    // biome-ignore lint/suspicious/noExplicitAny: the framework hands a game its own table, whatever it is.
    readonly G: any;
    readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  }
  interface Internal {
    ProcessGameConfig(game: object): object;
    InitializeGame(of: { readonly game: object; readonly numPlayers: number }): State;
    CreateGameReducer(of: {
      readonly game: object;
      readonly isClient: boolean;
    }): (state: State, action: object) => State;
  }
  const internal: Internal;
  export default internal;
}
