/** What the build makes of `src/web/card-page/browser` and `src/web/plain`. */
declare module 'virtual:script-files' {
  /** The address of the script of a card's page. */
  export const cardScript: string;
  /** CSS of a card's page; empty in development, where `cardStyleLink` is its address. */
  export const cardStyle: string;
  export const cardStyleLink: string;
  /** The address of the script of pages that need no application. */
  export const plainScript: string;
  /** The script of the operators' list of designs. */
  export const reviewScript: string;
}
