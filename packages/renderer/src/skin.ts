/** A plain 2D context, of a canvas in the page or off it. */
export type Ctx2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A face of a piece, as the skin knows it: `0` … `18`, or a name. */
export type FaceId = string;

/** Where a face lies on a piece at rest, in u (the side of one square face). */
export interface FaceBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** How faces are marked. */
export interface FaceStyle {
  /** `black`, `classic` or `colour-blind`. */
  readonly marks: 'black' | 'classic' | 'colour-blind';
  /** Numerals in place of marks, for small pieces. */
  readonly numerals: boolean;
  /** Marks as flat shapes, without rim or shade: what a ghost shows. Default false. */
  readonly flat?: boolean;
}

/** The colours of a skin in one lightness, as CSS colours. */
export interface Palette {
  /** Body, top left and bottom right of its gradient. */
  readonly body: string;
  readonly bodyLow: string;
  readonly edge: string;
  /** Thickness seen at the lower right. */
  readonly side: string;
  readonly bevelHigh: string;
  readonly bevelLow: string;
  readonly groove: string;
  readonly mark: string;
  /** Marks by number where they are coloured; index 0 is 1. */
  readonly marks: readonly string[];
  readonly back: string;
  readonly backMotif: string;
  /** Laid under pieces that cannot be used now, so that they are darker, never see-through. */
  readonly shade: string;
  /** Ghost slots, rings, last move. */
  readonly highlight: string;
  /** Whether everything is drawn flat, for the highest contrast: no bevel, no pin, no shadow, dashed slots. Default false. */
  readonly flat?: boolean;
}

/** A kind of piece: its size in u, its faces, its corner radius in u. */
export interface PieceKind {
  readonly w: number;
  readonly h: number;
  readonly faces: readonly FaceBox[];
  readonly radius: number;
}

/** The surface under the pieces and the racks. */
export interface TableSkin {
  /** The colour of the page behind and around it. */
  readonly base: Readonly<Record<Lightness, string>>;
  /** Draws the whole surface, width × height device pixels; `px` is device pixels per CSS pixel. Deterministic. */
  draw(c: Ctx2D, width: number, height: number, px: number, lightness: Lightness): void;
  /** Draws a rack of width × height device pixels whose pieces stand towards `facing`; its lowest `lip` px lie before them. */
  drawRack(
    c: Ctx2D,
    width: number,
    height: number,
    px: number,
    facing: Facing,
    lip: number,
    lightness: Lightness,
  ): void;
}

export type Lightness = 'light' | 'dark' | 'contrast';

/** Which way the faces of a rack's pieces look: `up` is the own rack at the lower edge. */
export type Facing = 'up' | 'down' | 'left' | 'right';

/**
 * A set of pieces and how to draw them: data and pure drawing. Every draw function paints at the origin, `u` device pixels to a
 * face's side, and may use neither chance nor time. The body of a kind is drawn at turn 0 (a long piece lies along x).
 */
export interface Skin {
  readonly id: string;
  readonly version: 1;
  /** Names by language tag. */
  readonly name: Readonly<Record<string, string>>;
  readonly kinds: Readonly<Record<string, PieceKind>>;
  readonly palette: Readonly<Record<Lightness, Palette>>;
  /**
   * Body with bevel, edge, groove and pin for a piece turned by `turn` degrees, in a box of kind.w × kind.h (turn 0, 180) or h × w
   * (90, 270): the light always comes from the top left, so each turn is drawn for itself.
   */
  drawBody(c: Ctx2D, kind: string, u: number, palette: Palette, turn: 0 | 90): void;
  /**
   * The marks of one face, for a piece turned by `turn`: places of marks turn, light does not. The box is that of the kind's face box,
   * with its shorter side as 1 u: `u` px square for a square one.
   */
  drawFace(
    c: Ctx2D,
    face: FaceId,
    u: number,
    palette: Palette,
    style: FaceStyle,
    turn: 0 | 90,
  ): void;
  /** A piece face down, in the same box as its body; `standing` in a rack only its upper half is seen. */
  drawBack(
    c: Ctx2D,
    kind: string,
    u: number,
    palette: Palette,
    turn: 0 | 90,
    standing?: boolean,
  ): void;
  /** The shadow alone, box grown by `margin` u on each side; `lifted` for a piece in the air. */
  drawShadow(
    c: Ctx2D,
    kind: string,
    u: number,
    palette: Palette,
    turn: 0 | 90,
    lifted: boolean,
  ): void;
  /** The outline of a ghost slot without its marks, in the same box as the body. */
  drawSlot(c: Ctx2D, kind: string, u: number, palette: Palette, turn: 0 | 90): void;
  /** How far a shadow reaches beyond its piece, in u. */
  readonly shadowMargin: number;
}
