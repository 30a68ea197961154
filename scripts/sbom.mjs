// npm run sbom [-- FILE]: what the product ships, as CycloneDX JSON.
import { spawnSync } from 'node:child_process';
import { install, node } from './setup.mjs';

install();
const { status } = spawnSync(node(), ['scripts/sbom.ts', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
