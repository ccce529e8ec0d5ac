/** What keeps a skin from being used. */
export interface SkinFault {
  /** The path of the field or method, such as `palette.dark.edge`. */
  readonly field: string;
  /** One English sentence that names the field, for whoever made the skin. */
  readonly message: string;
}

/** A fault whose message is the field and what is wrong with it. */
export function faultOf(field: string, wrong: string): SkinFault {
  return { field, message: `${field} ${wrong}` };
}
