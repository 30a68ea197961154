import { pino } from 'pino';

/** Structured lines on standard output; values that must stay secret are cut out by name. */
export type Logger = ReturnType<typeof createLog>;

export function createLog(level: string) {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['*.password', '*.token', '*.cookie', '*.authorization', '*.email'],
  });
}
