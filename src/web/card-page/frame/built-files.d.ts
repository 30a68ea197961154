/** What the build makes of `src/card-page`. */
declare module 'virtual:card-page-files' {
  /** Its address. */
  export const script: string;
  /** CSS; empty in development, where `styleLink` is its address. */
  export const style: string;
  export const styleLink: string;
}
