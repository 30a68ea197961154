/** Addresses of what the build makes of `src/card-page`. */
declare module 'virtual:card-page-files' {
  export const script: string;
  export const style: string;
}
