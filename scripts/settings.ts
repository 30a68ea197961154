import { existsSync } from 'node:fs';
import { type Config, readConfig } from '#server/config/config.ts';

/** The settings of the product, as it reads them itself. @throws Error that says which of them is wrong. */
export function readSettings(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  if (!config.ok) throw new Error(config.error);
  return config.value;
}
