import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** The folder of the project, wherever the process was started and whether it is bundled or not. */
export const projectRoot = dirname(findPackageJSON('.', import.meta.url) ?? '.');
