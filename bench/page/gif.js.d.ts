declare module 'gif.js' {
  /** What the measurement uses of it. */
  export default class GIF {
    constructor(options: { workers: number; quality: number; workerScript: string });
    addFrame(picture: CanvasImageSource, options: { delay: number }): void;
    on(event: 'finished', listener: (file: Blob) => void): void;
    render(): void;
  }
}
