import type { Config } from './config.ts';
import type { Logger } from './log.ts';

/** Everything with a secret or a disk, opened once at start. */
export interface Services {
  readonly config: Config;
  readonly log: Logger;
  close(): Promise<void>;
}
